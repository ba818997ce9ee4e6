import type { Decorator } from '@storybook/react-vite';

/** No wider than this, as in a page; stories with the parameter `isWide` take the whole width. */
export const atMost =
  (maxInlineSize: string): Decorator =>
  (Story, { parameters }) =>
    parameters['isWide'] ? (
      <Story />
    ) : (
      <div style={{ maxInlineSize }}>
        <Story />
      </div>
    );
