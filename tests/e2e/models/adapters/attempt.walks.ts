import type { Walk } from '../adapter.ts';

/** Changes within this time are sent together. */
const SAVE_DELAY = 'wait:800';
/** A first failed request is made again within this time. */
const BACK_OFF = 'wait:1000';
const WRITTEN = ['written', 'storeLocal:stored'];

/** Attempts at exams of two questions. */
export const attemptWalks: readonly Walk[] = [
  {
    name: 'opened and saved over lost connections, and another device answers as well',
    steps: [
      ['open:forty minutes', 'readLocal:nothing', 'loadAttempt:cut', 'load retried', 'loadAttempt:cut'],
      ['reconnected', 'loadAttempt:forty minutes', 'first shown', 'opened in another tab', 'tab dismissed'],
      [...WRITTEN, SAVE_DELAY, 'saveAnswers:cut', BACK_OFF, 'saveAnswers:cut', 'reconnected'],
      ['saveAnswers:cut', 'retried', 'saveAnswers:signed out', 'retried', 'saveAnswers:refused', 'retried'],
      [
        'saveAnswers:answered elsewhere, and told',
        'loadAttempt:cut',
        'flagged',
        'storeLocal:stored',
        'hidden',
      ],
      ['written on', 'storeLocal:stored', 'saveAnswers:answered elsewhere', 'loadAttempt:answered elsewhere'],
      [SAVE_DELAY, 'saveAnswers:saved'],
    ].flat(),
  },
  {
    name: 'reviewed and handed in over lost connections',
    steps: [
      [
        'open:forty minutes',
        'readLocal:nothing',
        'loadAttempt:forty minutes',
        'first shown',
        'reviewed',
        'back',
      ],
      [...WRITTEN, 'reviewed', 'handing in asked for', 'kept working', 'handing in asked for', 'handed in'],
      ['saveAnswers:cut', BACK_OFF, 'saveAnswers:answered elsewhere'],
      ['submitAttempt:not as the device has it', 'loadAttempt:cut', 'load retried'],
      [
        'loadAttempt:answered elsewhere',
        'reviewed',
        'handing in asked for',
        'handed in',
        'submitAttempt:cut',
      ],
      ['reconnected', 'submitAttempt:cut', 'retried', 'submitAttempt:signed out', 'retried'],
      ['submitAttempt:refused', 'retried', 'submitAttempt:arrived'],
    ].flat(),
  },
  {
    name: 'handed in with the last answer',
    steps: [
      ['open:forty minutes', 'readLocal:nothing', 'loadAttempt:forty minutes', 'first shown', ...WRITTEN],
      ['reviewed', 'handing in asked for', 'handed in', 'saveAnswers:saved', 'submitAttempt:arrived'],
    ].flat(),
  },
  {
    name: 'handed in elsewhere while the last answer is on its way',
    steps: [
      ['open:forty minutes', 'readLocal:nothing', 'loadAttempt:forty minutes', 'first shown', ...WRITTEN],
      ['reviewed', 'handing in asked for', 'handed in', 'saveAnswers:handed in elsewhere'],
      ['submitAttempt:arrived'],
    ].flat(),
  },
  {
    name: 'handed in elsewhere while an answer is saved',
    steps: [
      ['open:forty minutes', 'readLocal:nothing', 'loadAttempt:forty minutes', 'first shown', ...WRITTEN],
      [SAVE_DELAY, 'saveAnswers:handed in elsewhere', 'submitAttempt:arrived'],
    ].flat(),
  },
  {
    name: 'handed in elsewhere while it is opened',
    steps: ['open:forty minutes', 'readLocal:nothing', 'loadAttempt:handed in elsewhere'],
  },
  {
    name: 'paused, and handed in by the teacher',
    steps: [
      ['open:forty minutes', 'readLocal:nothing', 'loadAttempt:forty minutes', 'first shown'],
      ['paused', 'gone on', 'handed in by the teacher', 'submitAttempt:arrived'],
    ].flat(),
  },
  {
    name: 'its time passes, and is not over for the server',
    steps: [
      ['open:twelve minutes', 'readLocal:nothing', 'loadAttempt:twelve minutes', 'first shown'],
      ['wait:120000', 'ten minutes told, the next one shown'],
      ['wait:300000', 'five minutes told, the first one shown'],
      ['wait:240000', 'a minute told, the next one shown', 'wait:60001'],
      ['submitAttempt:not as the device has it', 'loadAttempt:twelve minutes'],
    ].flat(),
  },
  ...(['ten minutes', 'five minutes', 'one minute'] as const).map((left) => ({
    name: `opened with ${left} left`,
    steps: [`open:${left}`, 'readLocal:nothing', `loadAttempt:${left}`, 'first shown'],
  })),
];
