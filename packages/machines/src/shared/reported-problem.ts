import { problemOf } from './problem.ts';
import type { Problem } from './problem.ts';

/** A problem of which people are told in the server's own words where it has some. */
export interface ReportedProblem<Code extends string = string> extends Problem<Code> {
  /** The server's sentence, in the person's language. */
  message?: string;
  /** The words of a text that were not accepted. */
  words?: readonly string[];
}

/**
 * Turns a rejection into a problem that keeps what the server said of it.
 * @throws NotProvidedError when the rejection says that the actor was never provided
 */
export function reportedProblemOf<Code extends string>(
  error: unknown,
  codes: readonly Code[],
): ReportedProblem<Code> {
  const problem: ReportedProblem<Code> = problemOf(error, codes);
  // A connection that was cut says nothing, and a mistake in the page is nobody else's affair.
  if (problem.code === 'NETWORK' || !(error instanceof Error)) return problem;
  if ('status' in error && error.message !== '') problem.message = error.message;
  const words = wordsOf(error);
  if (words.length > 0) problem.words = words;
  return problem;
}

function wordsOf(error: Error): readonly string[] {
  const details: unknown = 'details' in error ? error.details : undefined;
  if (typeof details !== 'object' || details === null || !('words' in details)) return [];
  return Array.isArray(details.words)
    ? details.words.filter((word): word is string => typeof word === 'string')
    : [];
}
