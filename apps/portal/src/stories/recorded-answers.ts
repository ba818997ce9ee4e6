import type { RecordedAnswer } from '@stoa/api/fixtures/recorded.ts';

const FOLDER = '../../../../packages/api/fixtures/answers/';
const files = import.meta.glob<{ default: RecordedAnswer }>(
  '../../../../packages/api/fixtures/answers/*/*.json',
);

/** Reads a recorded answer. */
export async function loadRecorded(file: string): Promise<RecordedAnswer> {
  const load = files[`${FOLDER}${file}.json`];
  if (!load) throw new Error(`There is no recorded answer ${file}: npm run fixtures makes it.`);
  return (await load()).default;
}
