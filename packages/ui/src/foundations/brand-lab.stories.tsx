import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BrandLab } from './brand-lab.tsx';
import { isBrand } from './theme-style.ts';

/**
 * A school says one colour. Hue and chroma are kept; lightness moves to the nearest value that can be read in each
 * theme. Type any colour: there is none that breaks a page.
 */
const meta = { title: 'Foundations/Brand lab' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts with the brand of the toolbar. */
export const Lab: Story = {
  render: (_args, { globals }) => {
    const brand = String(globals['brand']);
    return <BrandLab key={brand} initial={isBrand(brand) ? brand : '#7a1f3d'} />;
  },
};

/** Yellow cannot be read on paper: in the light theme it darkens until it can. */
export const Yellow: Story = { render: () => <BrandLab initial="#ffc914" /> };

/** What is not a colour yet changes nothing. */
export const Typing: Story = {
  render: () => <BrandLab initial="#7a1f3d" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#17bebb');
    await expect(within(canvasElement).getAllByText(/^primary #[0-9a-f]{6}$/)).toHaveLength(4);
    await expect(within(canvasElement).getAllByText(/Text: at least (4\.[5-9]|[5-9]|\d\d)/)).toHaveLength(4);
  },
};
