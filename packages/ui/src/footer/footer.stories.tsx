import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, within } from 'storybook/test';
import { locales } from '../../.storybook/locales.ts';
import { DoDont, KeyboardMap, sheetStory, StressSheet } from '../../.storybook/sheets.tsx';
import { coverOf, useStoryTexts } from '../card/story-content.ts';
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx';
import { Footer, type FooterProps } from './footer.tsx';

const onFeedback = fn();

function Foot(props: Partial<FooterProps>) {
  const { kinds, titles, school, summary } = useStoryTexts();
  const { locale } = useLocale();
  const links = titles
    .slice(0, 3)
    .map((label, index) => ({ id: String(index), label, href: `/${index}`, isExternal: index === 2 }));
  return (
    <Footer
      label={kinds.topic}
      brand={
        <>
          <strong>{school}</strong>
          <p>{summary}</p>
        </>
      }
      columns={[
        { id: 'a', title: kinds.course, links },
        { id: 'b', title: kinds.class, links: links.slice(0, 2) },
        {
          id: 'c',
          title: kinds.live,
          links: [{ id: 'f', label: 'Feedback', onPress: onFeedback }, ...links.slice(0, 1)],
        },
      ]}
      qrCodes={[{ id: 'q', src: coverOf(0), label: kinds.goods, caption: kinds.goods }]}
      legal={[
        { id: 'c', content: `© 2026 ${school}` },
        { id: 'b', content: 'ICP 2026-000000' },
      ]}
      end={
        <LanguageSwitcher
          label="Language"
          placement="top"
          languages={locales.map(({ code, name }) => ({ code, lang: code, name }))}
          value={locale}
          onChange={fn()}
        />
      }
      {...props}
    />
  );
}

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: { label: 'More' },
  render: () => <Foot />,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Feedback' }));
    await expect(onFeedback).toHaveBeenCalled();
  },
};

export const Strip: Story = { render: () => <Foot isFixed /> };

export const Wide: Story = { render: () => <Foot isWide /> };

export const LegalOnly: Story = { render: () => <Foot columns={[]} qrCodes={[]} brand={undefined} /> };
/** An article may have a foot of its own, so that several can stand in one page. */
const inArticle = (props: Partial<FooterProps>) => (
  <article>
    <Footer
      label={props.label ?? 'More'}
      columns={props.columns}
      brand={props.brand}
      legal={props.legal}
      isFixed={props.isFixed}
    />
  </article>
);
const columnsOf = (title: string, ...labels: string[]) => [
  { id: title, title, links: labels.map((label, index) => ({ id: `${index}`, label, href: `#${index}` })) },
];

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      width="30rem"
      render={(text, name) =>
        inArticle({
          label: name,
          brand: text,
          columns: columnsOf(text, text),
          legal: [{ id: 'a', content: text }],
        })
      }
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'What belongs to every page: help, rights, contact.',
          render: () => inArticle({ label: 'Good', columns: columnsOf('Help', 'Questions', 'Contact') }),
        },
      ]}
      donts={[
        {
          note: 'The navigation once more.',
          render: () => inArticle({ label: 'Poor', columns: columnsOf('Pages', 'Home', 'Classes', 'Live') }),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the next link.'],
          ['Enter', 'Follows it, or does what a button of the foot says.'],
        ]}
      />
      <Foot />
    </>
  ),
  play: async ({ canvasElement }) => {
    onFeedback.mockClear();
    const feedback = within(canvasElement).getByRole('button', { name: 'Feedback' });
    feedback.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onFeedback).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(feedback).not.toHaveFocus();
  },
};

export const Sheet: Story = { ...sheetStory };
