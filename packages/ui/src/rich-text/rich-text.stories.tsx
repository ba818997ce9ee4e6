import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coverOf } from '../card/story-content.ts';
import { RichText } from './rich-text.tsx';
import { article, h, li, p, short, text } from './story-article.ts';
import { DoDont, KeyboardMap, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = { title: 'Content/RichText', component: RichText, args: { document: article } } satisfies Meta<
  typeof RichText
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    document: {
      type: 'doc',
      content: article.content?.map((node) =>
        node.type === 'image' ? { ...node, attrs: { ...node.attrs, src: '/mark.svg' } } : node,
      ),
    },
  },
};

/** Whatever stands in a stored document, nothing of it runs. */
export const Hostile: Story = {
  args: {
    document: {
      type: 'doc',
      content: [
        p(
          text('press here', { type: 'link', attrs: { href: 'java\nscript:alert(1)' } }),
          text('<img src=x onerror=alert(1)>'),
        ),
        {
          type: 'image',
          attrs: { src: coverOf(10).replace('data:image/svg+xml', 'data:text/html'), alt: 'x' },
        },
        { type: 'iframe', attrs: { src: 'https://stoa.example' }, content: [p(text('kept words'))] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img, iframe')).toBeNull();
    await expect(canvasElement).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvasElement).toHaveTextContent('kept words');
  },
};

/** Formulas stand in the text; in code they are what is written about. */
export const WithFormulas: Story = {
  args: {
    document: {
      type: 'doc',
      content: [
        p(
          text(String.raw`Write \(E = mc^2\) as `),
          text(String.raw`\(E = mc^2\)`, { type: 'code' }),
          text('.'),
        ),
        p(text(String.raw`$$\sum_{i=1}^{n} i = \frac{n(n+1)}{2}$$`)),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(2));
    await expect(within(canvasElement).getByText(String.raw`\(E = mc^2\)`)).toBeVisible();
  },
};

export const Arabic: Story = {
  args: {
    lang: 'ar-SA',
    dir: 'rtl',
    document: {
      type: 'doc',
      content: [
        h(2, 'ما الغاية من الخطة؟'),
        p(
          text('الخطة ليست وعدًا، بل هي أرخص مكان نخطئ فيه: على الورق، قبل أن يبني أحد الشيء '),
          text('الخطأ', { type: 'italic' }),
          text('. اكتب '),
          text('plan.md', { type: 'code' }),
          text(' أولًا.'),
        ),
        { type: 'orderedList', content: [li('ما الذي سيختلف حين ننتهي؟'), li('من يقرر ذلك؟')] },
        { type: 'blockquote', content: [p(text('المدى هو التقدير، أما الرقم الواحد فأمنية لها تاريخ.'))] },
        { type: 'codeBlock', content: [text('estimate = (short + 4 * likely + long) / 6')] },
      ],
    },
  },
  globals: { locale: 'ar-SA' },
};

export const Chinese: Story = {
  args: {
    lang: 'zh-CN',
    document: {
      type: 'doc',
      content: [
        h(2, '计划有什么用'),
        p(
          text(
            '计划不是承诺，而是出错代价最低的地方：在纸上，在任何人做错之前。所以一份从不改变的计划，是没有人读的计划。',
          ),
        ),
      ],
    },
  },
  globals: { locale: 'zh-CN' },
};

export const Empty: Story = { args: { document: { type: 'doc' } } };

/** Code is plain at first; colours and the button that copies come after it, in the same room. */
export const WithCode: Story = {
  args: { document: { type: 'doc', content: article.content?.filter(({ type }) => type === 'codeBlock') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('def expected');
    const before = canvasElement.querySelector('pre')?.getBoundingClientRect();
    await canvas.findByRole('button', { name: 'Copy' });
    const after = canvasElement.querySelector('pre')?.getBoundingClientRect();
    await expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(2);
    await expect(Math.abs((after?.top ?? 0) - (before?.top ?? 0))).toBeLessThan(2);
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="22rem"
      omit={['empty']}
      render={(value) => <RichText document={short(value, value)} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <RichText
              document={{ type: 'doc', content: [h(2, 'Estimates'), h(3, 'Ranges'), p(text('Text.'))] }}
            />
          ),
          note: 'Go down the levels of headings one by one.',
        },
      ]}
      donts={[
        {
          render: () => (
            <RichText
              document={{ type: 'doc', content: [p(text('Estimates', { type: 'bold' })), p(text('Text.'))] }}
            />
          ),
          note: 'Set bold paragraphs in place of headings: nobody can jump to them.',
        },
      ]}
    />
  ),
};

/** Links, and whatever scrolls by itself: tables and code. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Next link, table or piece of code'],
          ['ArrowRight', 'Scrolls the table or the code'],
        ]}
      />
      <RichText document={article} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

/** Every block at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <RichText
      document={{
        type: 'doc',
        content: article.content?.map((node) =>
          node.type === 'image'
            ? { ...node, attrs: { ...node.attrs, src: coverOf(200), width: 360, height: 240 } }
            : node,
        ),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('pre[data-coloured]')).not.toBeNull(), {
      timeout: 15000,
    });
  },
};
