import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';
import { page } from '../../../../shared/page.css.ts';

export const figures = style([page, { paddingBlock: vars.space['8'] }]);
