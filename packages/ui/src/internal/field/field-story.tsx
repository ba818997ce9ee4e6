import type { Decorator } from '@storybook/react-vite';
import { sheetStory } from '../../../.storybook/sheets.tsx';

/** As wide as a field in a form; sheets take the whole width. */
export const fieldWidth: Decorator = (Story, { parameters }) =>
  parameters['isWide'] ? (
    <Story />
  ) : (
    <div style={{ maxInlineSize: '24rem' }}>
      <Story />
    </div>
  );

/** Spread into stories that draw the component many times. */
export const wideStory = { parameters: { isWide: true } };

/** Spread into the story named `Sheet`. */
export const fieldSheet = { ...sheetStory, parameters: { ...sheetStory.parameters, isWide: true } };
