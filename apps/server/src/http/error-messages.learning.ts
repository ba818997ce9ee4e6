import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from './problem.ts';

/** What people are told about classes, exams, surveys, live sessions and buying. */
export const LEARNING_MESSAGES = {
  CLASS_FULL: /*i18n*/ { id: 'error.CLASS_FULL', message: 'All seats of this class are taken.' },
  CLASS_ENDED: /*i18n*/ { id: 'error.CLASS_ENDED', message: 'This class has ended.' },
  CLASS_NOT_STARTED: /*i18n*/ { id: 'error.CLASS_NOT_STARTED', message: 'This class has not started yet.' },
  NOT_ENROLLED: /*i18n*/ { id: 'error.NOT_ENROLLED', message: 'Enroll in this class first.' },
  PURCHASE_REQUIRED: /*i18n*/ {
    id: 'error.PURCHASE_REQUIRED',
    message: 'Buy this first.',
  },
  LESSON_LOCKED: /*i18n*/ { id: 'error.LESSON_LOCKED', message: 'This lesson is locked.' },
  EXAM_NOT_OPEN: /*i18n*/ { id: 'error.EXAM_NOT_OPEN', message: 'This exam is not open yet.' },
  EXAM_CLOSED: /*i18n*/ { id: 'error.EXAM_CLOSED', message: 'This exam is closed.' },
  HAND_IN_REFUSED: /*i18n*/ {
    id: 'error.HAND_IN_REFUSED',
    message: 'This assignment can no longer be handed in.',
  },
  ATTEMPTS_EXHAUSTED: /*i18n*/ {
    id: 'error.ATTEMPTS_EXHAUSTED',
    message: 'You have used all attempts of this exam.',
  },
  ATTEMPT_SUBMITTED: /*i18n*/ {
    id: 'error.ATTEMPT_SUBMITTED',
    message: 'This attempt was already handed in.',
  },
  ATTEMPT_EXPIRED: /*i18n*/ { id: 'error.ATTEMPT_EXPIRED', message: 'The time for this attempt is over.' },
  APPEAL_CLOSED: /*i18n*/ {
    id: 'error.APPEAL_CLOSED',
    message: 'The points of this question cannot be appealed.',
  },
  TICKET_INVALID: /*i18n*/ { id: 'error.TICKET_INVALID', message: 'This exam ticket is not valid.' },
  NETWORK_NOT_ALLOWED: /*i18n*/ {
    id: 'error.NETWORK_NOT_ALLOWED',
    message: 'This exam cannot be taken from your network.',
  },
  EXAM_PASSWORD_WRONG: /*i18n*/ {
    id: 'error.EXAM_PASSWORD_WRONG',
    message: 'This is not the password of the exam.',
  },
  TICKET_USED: /*i18n*/ { id: 'error.TICKET_USED', message: 'This exam ticket was already used.' },
  SURVEY_CLOSED: /*i18n*/ { id: 'error.SURVEY_CLOSED', message: 'This survey is closed.' },
  SURVEY_ANSWERED: /*i18n*/ {
    id: 'error.SURVEY_ANSWERED',
    message: 'You have already answered this survey.',
  },
  ACTIVITY_NOT_STARTED: /*i18n*/ {
    id: 'error.ACTIVITY_NOT_STARTED',
    message: 'This activity has not started yet.',
  },
  ACTIVITY_ENDED: /*i18n*/ { id: 'error.ACTIVITY_ENDED', message: 'This activity has ended.' },
  LIVE_NOT_OPEN: /*i18n*/ { id: 'error.LIVE_NOT_OPEN', message: 'This live session is not open yet.' },
  LIVE_ENDED: /*i18n*/ { id: 'error.LIVE_ENDED', message: 'This live session has ended.' },
  LIVE_DELETED: /*i18n*/ { id: 'error.LIVE_DELETED', message: 'This live session was deleted.' },
  CHAT_TOO_FAST: /*i18n*/ {
    id: 'error.CHAT_TOO_FAST',
    message: 'You are writing too fast. Wait a moment.',
  },
  NOTES_FULL: /*i18n*/ {
    id: 'error.NOTES_FULL',
    message: 'You cannot add more notes here. Delete some you no longer need.',
  },
  ORDERS_OFF: /*i18n*/ { id: 'error.ORDERS_OFF', message: 'This school does not take orders right now.' },
  GOODS_UNAVAILABLE: /*i18n*/ {
    id: 'error.GOODS_UNAVAILABLE',
    message: 'Something in this basket is no longer available.',
  },
  PRICE_CHANGED: /*i18n*/ {
    id: 'error.PRICE_CHANGED',
    message: 'A price has changed. Check the new total.',
  },
  VOUCHER_UNUSABLE: /*i18n*/ {
    id: 'error.VOUCHER_UNUSABLE',
    message: 'This voucher cannot be used for this order.',
  },
  SEAT_UNUSABLE: /*i18n*/ {
    id: 'error.SEAT_UNUSABLE',
    message: 'This seat code cannot be used.',
  },
  PAYMENT_METHOD_OFF: /*i18n*/ {
    id: 'error.PAYMENT_METHOD_OFF',
    message: 'This school does not accept this payment method.',
  },
  PAYMENT_REFUSED: /*i18n*/ {
    id: 'error.PAYMENT_REFUSED',
    message: 'The payment provider refused this payment.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: /*i18n*/ {
    id: 'error.PAYMENT_PROVIDER_UNAVAILABLE',
    message: 'The payment provider is not responding.',
  },
  WEBHOOK_REFUSED: /*i18n*/ {
    id: 'error.WEBHOOK_REFUSED',
    message: 'The signature of this message is not valid.',
  },
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>;
