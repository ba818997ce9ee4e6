import type { ColorTokens } from './color-tokens.ts';

export type Role = keyof ColorTokens;

/** A role that is drawn on another. */
export type Pair = readonly [front: Role, ground: Role];

/** What whole pages and panels are painted with. */
export const grounds: readonly Role[] = ['background', 'surface', 'raised', 'sunken'];

const onEveryGround = (roles: readonly Role[]): Pair[] =>
  roles.flatMap((role) => grounds.map((ground): Pair => [role, ground]));

/** Every text with every ground that a component writes it on. Held at 4.5:1, in the contrast theme at 7:1. */
export const textPairs: readonly Pair[] = [
  ...onEveryGround([
    'text',
    'textMuted',
    'primary',
    'link',
    'linkHover',
    'accent',
    'success',
    'warning',
    'danger',
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryPressed'],
  ['onPrimarySoft', 'primarySoft'],
  ['onPrimarySoft', 'primarySoftHover'],
  ['text', 'primarySoft'],
  ['text', 'accentSoft'],
  ['text', 'ochreSoft'],
  ['text', 'successSoft'],
  ['text', 'warningSoft'],
  ['text', 'dangerSoft'],
  ['text', 'border'],
  ['onAccent', 'accent'],
  ['onAccentSoft', 'accentSoft'],
  ['onOchre', 'ochre'],
  ['onOchreSoft', 'ochreSoft'],
  ['onSuccess', 'success'],
  ['onSuccessSoft', 'successSoft'],
  ['onWarning', 'warning'],
  ['onWarningSoft', 'warningSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDangerSoft', 'dangerSoft'],
  ['onInk', 'ink'],
  ['onInkMuted', 'ink'],
  ['ochre', 'ink'],
];

/** Edges that tell where a control is or which one has the focus, with what they lie on. Held at 3:1. */
export const edgePairs: readonly Pair[] = [
  ...onEveryGround(['borderStrong', 'focus', 'primary', 'danger', 'success', 'warning']),
  ['focus', 'primarySoft'],
  ['primary', 'primarySoft'],
  ['danger', 'dangerSoft'],
];

/** The ratio of control edges and focus rings in every theme. */
export const EDGE_RATIO = 3;
