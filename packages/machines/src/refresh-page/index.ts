export {
  REFRESH_PAGE_PROBLEM_CODES,
  REFRESH_TRIES_LIMIT,
  refreshPageMachine,
} from './refresh-page.machine.ts';
export type { RefreshPageInput, RefreshPageOutcome, RefreshPageProblemCode } from './refresh-page.machine.ts';
