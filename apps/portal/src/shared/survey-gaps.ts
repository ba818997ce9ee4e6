import type { SurveyItem } from '@stoa/api/schema';
import { fillGaps } from '@stoa/api/survey-gaps';

const BLANK = '_____';

/**
 * The text of a question of a survey with its gaps as people read them: their number, and what was put into them.
 * @param valueOf what a gap was given; empty for nothing
 */
export const textWithGaps = (
  { kind, text, options }: Pick<SurveyItem, 'kind' | 'text' | 'options'>,
  valueOf: (key: string) => string = () => '',
): string =>
  kind === 'gaps'
    ? fillGaps(text, (key) => {
        const value = valueOf(key);
        const said = options.find((option) => option.key === value)?.text ?? value;
        return `\u2068${said || BLANK}\u2069\u00a0(${key})`;
      })
    : text;
