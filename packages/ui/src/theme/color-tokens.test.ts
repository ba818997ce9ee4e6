import { describe, expect, it } from 'vitest';
import { type ColorTokens, darkColors, lightColors } from './color-tokens.ts';
import { contrast } from './contrast.ts';

type Role = keyof ColorTokens;
const grounds: Role[] = ['background', 'surface', 'raised', 'sunken'];
const textOnGrounds: Role[] = [
  'text',
  'textMuted',
  'primary',
  'link',
  'linkHover',
  'accent',
  'success',
  'warning',
  'danger',
];
const pairs: [Role, Role][] = [
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimary', 'primaryPressed'],
  ['onPrimarySoft', 'primarySoft'],
  ['onPrimarySoft', 'primarySoftHover'],
  ['text', 'primarySoft'],
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
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('%s theme', (_name, colors) => {
  it.each([
    ...pairs,
    ...textOnGrounds.flatMap((text) => grounds.map((ground): [Role, Role] => [text, ground])),
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('edges of controls and the focus ring are visible on %s', (ground) => {
    expect(contrast(colors.borderStrong, colors[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focus, colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
