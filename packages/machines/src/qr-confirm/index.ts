export { QR_CONFIRM_PROBLEM_CODES, qrConfirmMachine } from './qr-confirm.machine.ts';
export type {
  QrConfirmEvent,
  QrConfirmInput,
  QrConfirmOutcome,
  QrConfirmProblemCode,
  QrDecision,
  QrRequest,
} from './qr-confirm.machine.ts';
