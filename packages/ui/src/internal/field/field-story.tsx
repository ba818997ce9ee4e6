import { sheetStory } from '../../../.storybook/sheets.tsx';
import { atMost } from '../width-story.tsx';

/** As wide as a field in a form; sheets take the whole width. */
export const fieldWidth = atMost('24rem');

/** Spread into stories that draw the component many times. */
export const wideStory = { parameters: { isWide: true } };

/** Spread into the story named `Sheet`. */
export const fieldSheet = { ...sheetStory, parameters: { ...sheetStory.parameters, isWide: true } };
