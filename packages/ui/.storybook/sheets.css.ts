import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

const { color, space } = vars;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

const grid = style({ display: 'grid', gap: `${space['8']} ${space['6']}`, alignItems: 'start' });
const template = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** By the room that the sheet has: one column on a phone. */
export const columns = styleVariants({
  1: [grid],
  2: [grid, { '@container': { '(min-width: 40rem)': { gridTemplateColumns: template(2) } } }],
  3: [
    grid,
    {
      '@container': {
        '(min-width: 40rem)': { gridTemplateColumns: template(2) },
        '(min-width: 62rem)': { gridTemplateColumns: template(3) },
      },
    },
  ],
  4: [
    grid,
    {
      '@container': {
        '(min-width: 32rem)': { gridTemplateColumns: template(2) },
        '(min-width: 62rem)': { gridTemplateColumns: template(4) },
      },
    },
  ],
});

export const flow = style({ display: 'flex', flexWrap: 'wrap', gap: space['6'], alignItems: 'flex-start' });

/** As wide as its column: a component that wants more room shows it. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  minInlineSize: 0,
});

/** Paints its own ground, so that a picture shows where the component ends. */
export const island = style([
  cell,
  {
    gap: space['3'],
    padding: space['4'],
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.lg,
    fontFamily: vars.font.body,
    lineHeight: vars.script.leadingBody,
  },
]);

export const languageName = style({ fontSize: vars.fontSize.sm, color: color.textMuted });

/** English beside text of any direction: it starts where the sheet starts. */
export const note = style({
  display: 'block',
  textAlign: 'match-parent',
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});

export const adviceList = style({ display: 'grid', gap: space['6'], alignContent: 'start' });

const card = style({
  display: 'grid',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
const edge = (tone: string) => ({ borderBlockStart: `4px solid ${tone}` });
export const advice = styleVariants({ do: [card, edge(color.success)], dont: [card, edge(color.danger)] });

export const example = style({ padding: space['6'], minInlineSize: 0 });

export const adviceNote = style({
  display: 'flex',
  gap: space['2'],
  alignItems: 'flex-start',
  padding: `${space['3']} ${space['4']}`,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: vars.fontSize.sm,
});

export const adviceIcon = styleVariants({
  do: { color: color.success, flexShrink: 0, marginBlockStart: '0.15em' },
  dont: { color: color.danger, flexShrink: 0, marginBlockStart: '0.15em' },
});

export const keyboard = style({ fontSize: vars.fontSize.sm, marginBlockStart: space['6'] });

export const keys = style({
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
  paddingBlock: space['1'],
  paddingInlineEnd: space['6'],
});

export const effect = style({ verticalAlign: 'top', paddingBlock: space['1'], color: color.textMuted });

export const key = style({
  display: 'inline-block',
  paddingInline: space['2'],
  marginInlineEnd: space['1'],
  border: `1px solid ${color.borderStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.xs,
});
