import { createContext, useContext } from 'react';
import type { QueuedFile } from '../upload/use-file-queue.ts';

/** What sends files for the answers of an attempt, whichever question is shown. */
export interface AnswerUploads {
  /** Files on their way to a question, and those that did not get there. */
  filesOf: (questionId: string) => readonly QueuedFile[];
  add: (questionId: string, files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Gives one up. */
  remove: (id: string) => void;
  /** Whether files are on their way. */
  isSending: boolean;
}

/** Left out where answers are only tried: nothing is sent then. */
export const AnswerUploadsContext = createContext<AnswerUploads | undefined>(undefined);

export const useAnswerUploads = (): AnswerUploads | undefined => useContext(AnswerUploadsContext);
