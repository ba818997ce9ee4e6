import type { KindRules } from './kind.ts';
import { rubricShape } from './rubric.ts';

const MAX_LENGTH = 10_000;

/** A text that a person grades. */
export const essay: KindRules = {
  maxLength: MAX_LENGTH,
  choices: 'none',
  options: 'never',
  parts: 'never',
  isGradedByHand: true,
  shape: rubricShape,
  share: () => null,
  right: () => ({}),
  csv: { read: () => ({}), write: () => ({}) },
  gift: () => '',
};
