export type { SignedIn } from '../shared/viewer.ts';
export { qrLoginMachine } from './qr-login.machine.ts';
export { QR_RENEWAL_PAUSE_MS, QR_RENEWALS_LIMIT } from './qr-login.setup.ts';
export { QR_LOGIN_PROBLEM_CODES } from './qr-login.types.ts';
export type {
  QrCode,
  QrLoginEvent,
  QrLoginProblem,
  QrLoginProblemCode,
  QrStatus,
  WatchQrInput,
  WatchQrOutput,
} from './qr-login.types.ts';
