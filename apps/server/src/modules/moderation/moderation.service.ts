import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { findWords } from './words.ts';
import { findConfigRow } from '../../core/config/runtime-config.repository.ts';
import { findModerationWords } from './moderation.repository.ts';

export type Scene =
  | 'feedback'
  | 'post'
  | 'reply'
  | 'liveChat'
  | 'nickName'
  | 'schoolName'
  | 'page'
  | 'survey';
export interface Verdict {
  result: 'pass' | 'reject';
  /** What was not accepted. */
  words: string[];
}
export type Moderating = Pick<Services, 'database' | 'cache' | 'config'>;

const TIMEOUT_MS = 3000;
const LARGEST_ANSWER_BYTES = 64 * 1024;
/** Row of the runtime configuration with the words of the whole platform: { words: [...] }. */
const PLATFORM = 'moderation';

/**
 * Whether a text can be published: by the words of the platform and of the school, then by the outside service where
 * there is one.
 * @throws {Problem} SERVICE_UNAVAILABLE where that does not answer: nothing unchecked is published
 */
export async function moderate(
  services: Moderating,
  scene: Scene,
  text: string,
  schoolId?: string,
): Promise<Verdict> {
  const words = findWords(text, await loadWords(services, schoolId));
  if (words.length > 0) return { result: 'reject', words };
  const { moderationUrl } = services.config;
  return moderationUrl ? askService(moderationUrl, scene, text) : { result: 'pass', words: [] };
}

/**
 * Lets texts through that can be published.
 * @throws {Problem} MODERATION_REJECTED with the words, SERVICE_UNAVAILABLE
 */
export async function requireAccepted(
  services: Moderating,
  scene: Scene,
  text: string,
  schoolId?: string,
): Promise<void> {
  if (text === '') return;
  const { result, words } = await moderate(services, scene, text, schoolId);
  if (result === 'reject') throw new Problem('MODERATION_REJECTED', { words });
}

const loadWords = async ({ database, cache }: Moderating, schoolId: string | undefined): Promise<string[]> =>
  cache.get(schoolId ?? 'platform', 'moderation', () =>
    database.read({ schoolId }, async (tx) => {
      const platform = await findConfigRow(tx, PLATFORM);
      const own = schoolId === undefined ? undefined : await findModerationWords(tx, schoolId);
      return [...wordsOf(platform?.value), ...(own?.words ?? [])];
    }),
  );

function wordsOf(value: object | undefined): string[] {
  const words: unknown = value && 'words' in value ? value.words : [];
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
}

/** The operator's service takes { scene, text } and answers { data: { result, words } }, as this server's own call does. */
async function askService(url: string, scene: Scene, text: string): Promise<Verdict> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ scene, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
    return readVerdict(JSON.parse(await readSmall(answer)));
  } catch (error) {
    throw Object.assign(new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }), { cause: error });
  }
}

async function readSmall(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > LARGEST_ANSWER_BYTES) throw new Error('The answer is too large.');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readVerdict(answer: unknown): Verdict {
  const data = (answer as { data?: Partial<Verdict> } | null)?.data;
  if (data?.result !== 'pass' && data?.result !== 'reject') throw new Error('It is no verdict.');
  const words = wordsOf(data)
    .slice(0, 50)
    .map((word) => word.slice(0, 100));
  return { result: data.result, words };
}
