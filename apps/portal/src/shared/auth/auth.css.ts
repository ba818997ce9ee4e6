import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['2'] });

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space['5'] });

/** Room of a form that is still on its way: its heading stays where it is. */
export const lateForm = style({ minBlockSize: '37rem' });

/** Takes no room of the form while it has nothing to say. */
export const captcha = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  selectors: { '&:empty': { position: 'absolute' } },
});

export const code = style({ display: 'grid', gap: space['3'] });
export const codeFooter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

export const foot = style({ display: 'grid', gap: space['4'] });

/** Stops below the head, which stays at the top. */
export const problem = style({ scrollMarginBlock: '6rem' });
export const problemAction = style({ marginBlockStart: space['3'] });

/** The device is asked: what it waits for. */
export const asking = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.controlLarge,
});
export const otherFactors = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
