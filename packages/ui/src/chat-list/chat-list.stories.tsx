import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samples, useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { atMost } from '../internal/width-story.tsx';
import { ChatList } from './chat-list.tsx';
import { labels, longTalk, messageOf, talkOf } from './story-chat.ts';
import { LiveChat, messageMenu } from './story-talk.tsx';

const english = samples['en-US'];
const ada = english.person;

const meta = {
  title: 'Media/ChatList',
  component: ChatList,
  args: { label: 'Questions about the lesson', entries: talkOf(english), labels, onRetry: fn() },
  decorators: [atMost('28rem')],
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the language of the toolbar, with every kind of line. */
export const Playground: Story = {
  render: (args) => {
    const sample = useSample();
    return <ChatList {...args} entries={talkOf(sample)} pinned={messageOf('p', ada, sample.title)} />;
  },
};

/** A message that did not get there stays, says so, and can be sent again. */
export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('6');
  },
};

export const Pinned: Story = {
  args: { pinned: messageOf('p', ada, english.sentence), pinnedAction: <Button size="sm">Unpin</Button> },
};

/** Answer, report, pin: a menu beside each message. */
export const Actions: Story = {
  args: { actions: messageMenu },
};

/** So many frames without a change are taken for the last one. */
const STILL_FRAMES = 20;

/** Until neither the place nor the height of a list changes any more. */
async function standsStill(log: HTMLElement): Promise<void> {
  let before = '';
  for (let same = 0; same < STILL_FRAMES;) {
    await new Promise(requestAnimationFrame);
    const now = `${log.scrollTop} ${log.scrollHeight}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** It follows the newest message, stays while one reads further up and counts, and comes along with own words. */
export const Reading: Story = {
  args: { entries: longTalk(60) },
  render: (args) => <LiveChat {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    const isAtEnd = () => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(60);
    await waitFor(isAtEnd);
    await userEvent.click(canvas.getByRole('button', { name: 'Another speaks' }));
    await waitFor(isAtEnd);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${ada}: Message new-60`));
    const readEarlier = async () => {
      // As long as the list measures what it drew, it goes back to its end.
      await standsStill(log);
      await waitFor(() => {
        log.scrollTop = 400;
        return expect(canvas.getByRole('button', { name: 'To the newest' })).toBeInTheDocument();
      });
    };
    await readEarlier();
    await standsStill(log);
    await userEvent.click(canvas.getByRole('button', { name: 'Another speaks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another speaks' }));
    const jump = await canvas.findByRole('button', { name: '2 new' });
    await expect(log.scrollTop).toBeLessThan(800);
    await userEvent.click(jump);
    await waitFor(isAtEnd);
    await expect(log).toHaveFocus();
    await readEarlier();
    await userEvent.click(canvas.getByRole('button', { name: 'I speak' }));
    await waitFor(isAtEnd);
  },
};

/** Only what is in view is drawn; each still says which of how many it is. */
export const TenThousandMessages: Story = {
  args: { entries: longTalk(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^10000\. /)).toBeInTheDocument());
    const items = canvas.getAllByRole('listitem');
    await expect(items.length).toBeLessThan(60);
    await expect(items.at(-1)).toHaveAttribute('aria-setsize', '10000');
  },
};

export const OneMessage: Story = { args: { entries: [messageOf('1', ada, 'Welcome')] } };

export const Loading: Story = { args: { entries: [], isLoading: true } };

export const Empty: Story = {
  args: {
    entries: [],
    empty: (
      <EmptyState title="Nobody has asked yet" headingLevel={3}>
        Be the first.
      </EmptyState>
    ),
  },
};

export const ContentStress: Story = {
  parameters: { isWide: true },
  render: () => (
    <StressSheet
      render={(text, name) => (
        <ChatList
          label={name}
          labels={labels}
          height="20rem"
          pinned={messageOf('p', text, text)}
          entries={[
            messageOf('1', text, text),
            messageOf('2', 'me', text, { isOwn: true }),
            { kind: 'note', id: '3', text },
          ]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  parameters: { isWide: true },
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <ChatList
              label="Kept"
              labels={labels}
              height="14rem"
              onRetry={() => undefined}
              entries={talkOf(english).slice(-1)}
            />
          ),
          note: 'Keep a message that failed where it was written, with a way to send it again.',
        },
      ]}
      donts={[
        {
          render: () => (
            <ChatList
              label="Notes only"
              labels={labels}
              height="14rem"
              entries={['a', 'b', 'c', 'd'].map((id) => ({
                kind: 'note' as const,
                id,
                text: `${ada} came in`,
              }))}
            />
          ),
          note: 'Report every coming and going: the talk drowns in it.',
        },
      ]}
    />
  ),
};

/** The messages are one stop of the tab key and scroll with the arrow keys. */
export const Keyboard: Story = {
  args: { entries: longTalk(40) },
  render: (args) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'The messages, then the buttons in them'],
          ['ArrowUp', 'Scrolls up'],
          ['End', 'To the newest'],
        ]}
      />
      <ChatList {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('log')).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  parameters: { ...sheetStory.parameters, isWide: true },
  render: () => {
    const sample = useSample();
    return (
      <StateSheet
        states={[
          {
            name: 'Every kind of line, pinned',
            render: () => (
              <ChatList
                label="Every kind"
                labels={labels}
                // All of it at any width: what scrolls stands where the last measuring left it.
                height="64rem"
                onRetry={() => undefined}
                entries={talkOf(sample)}
                pinned={messageOf('p', ada, sample.title)}
              />
            ),
          },
          {
            name: 'Empty',
            render: () => (
              <ChatList
                label="Empty"
                labels={labels}
                entries={[]}
                empty={<EmptyState title={sample.title} headingLevel={3} />}
              />
            ),
          },
        ]}
      />
    );
  },
};
