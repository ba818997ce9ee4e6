import { isId } from '../../../http/ids.ts';
import { parseNetwork } from '../../../http/networks.ts';
import { Problem } from '../../../http/problem.ts';

const refuse = (lines: readonly string[], path: string, isRight: (line: string) => boolean): void => {
  const fields = lines.flatMap((line, index) =>
    isRight(line)
      ? []
      : [
          {
            path: `${path}/${index}`,
            rule: 'format',
            message: 'must be an address or a network as 10.0.0.0/8',
          },
        ],
  );
  if (fields.length > 0) throw new Problem('VALIDATION_FAILED', { fields });
};
const kept = (lines: readonly string[]): string[] => [
  ...new Set(lines.map((line) => line.trim().toLowerCase())),
];

/** Ranges as they are kept. @throws {Problem} VALIDATION_FAILED, each that is none by its place */
export function rangesOf(lines: readonly string[], path: string): string[] {
  refuse(lines, path, (line) => parseNetwork(line) !== undefined);
  return kept(lines);
}

/**
 * From where an exam is taken: ranges, and ids of networks of the school.
 * @throws {Problem} VALIDATION_FAILED, each that is neither by its place
 */
export function entriesOf(lines: readonly string[], ids: readonly string[], path: string): string[] {
  refuse(lines, path, (line) => parseNetwork(line) !== undefined || ids.includes(line.trim()));
  return kept(lines);
}

/** The ids of networks among what limits an exam. */
export const namedIn = (lines: readonly string[]): string[] => lines.filter((line) => isId(line.trim()));
