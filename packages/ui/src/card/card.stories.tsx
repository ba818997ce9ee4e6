import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Status } from '../status/status.tsx';
import { PersonCard, ResourceCard, SchoolCard } from './card.tsx';
import { kindStates, OneOf } from './story-cards.tsx';
import { useStoryCards, useStoryTexts } from './story-content.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = { title: 'Content/Card', component: ResourceCard } satisfies Meta<typeof ResourceCard>;

export default meta;
type Story = StoryObj<Meta>;

/** One family for everything a school offers. The kind stands on a plinth; all of the card leads to one place. */
export const Family: Story = {
  render: () => (
    <CardGrid perLine={4}>
      {useStoryCards().map((card) => (
        <ResourceCard key={card.id} {...card} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    for (const article of within(canvasElement).getAllByRole('article')) {
      await expect(within(article).getAllByRole('link')).toHaveLength(1);
    }
  },
};

/** In lists, such as search results, with what was searched for set off. */
export const Rows: Story = {
  render: () => (
    <Stack gap="4">
      {useStoryCards()
        .slice(0, 4)
        .map((card) => (
          <ResourceCard key={card.id} {...card} layout="horizontal" titleRanges={[[4, 9]]} />
        ))}
    </Stack>
  ),
};

export const LiveNow: Story = {
  render: () => {
    const [, , , , card] = useStoryCards();
    const words = useStoryTexts();
    return (
      <div style={{ maxInlineSize: '20rem' }}>
        {card ? (
          <ResourceCard
            {...card}
            status={
              <Status tone="live" isPulsing>
                {words.live}
              </Status>
            }
          />
        ) : null}
      </div>
    );
  },
};

export const People: Story = {
  render: () => {
    const words = useStoryTexts();
    return (
      <CardGrid perLine={4}>
        {words.people.slice(0, 4).map((name) => (
          <PersonCard
            key={name}
            name={name}
            href="/personSpace"
            role={words.role}
            text={words.honour}
            meta={[{ id: 'learners', content: words.learners }]}
          />
        ))}
      </CardGrid>
    );
  },
};

export const Schools: Story = {
  render: () => {
    const words = useStoryTexts();
    return (
      <CardGrid perLine={3}>
        {words.titles.slice(0, 3).map((title, index) => (
          <SchoolCard
            key={title}
            id={`school-${index}`}
            href="/portal"
            name={index === 0 ? words.school : title}
            summary={words.summary}
            meta={[{ id: 'learners', content: words.learners }]}
          />
        ))}
      </CardGrid>
    );
  },
};

/** Nothing breaks a card: one letter, sixty and more, one endless word, scripts mixed, a hostile name. */
export const ContentStress: Story = {
  render: () => {
    const [card] = useStoryCards();
    return (
      <CardGrid perLine={5}>
        {Object.entries(stress).map(([key, title]) =>
          card ? (
            <ResourceCard key={key} {...card} id={key} title={title} summary={title} imageSrc={null} />
          ) : null,
        )}
      </CardGrid>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('\u202e');
  },
};

export const DarkRows: Story = { ...Rows, globals: { theme: 'dark', locale: 'ar-SA' } };

/** Every kind of thing a school offers. */
export const Kinds: Story = {
  render: () => <StateSheet columns={4} states={kindStates()} />,
};

export const EveryTextStressed: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <OneOf
          kind="course"
          title={text}
          summary={text}
          kindLabel={text}
          badges={[{ id: 'a', label: text }]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <OneOf kind="course" />,
          note: 'One card leads to one place; at most two badges and three facts.',
        },
      ]}
      donts={[
        {
          render: () => (
            <OneOf
              kind="course"
              badges={['New', 'Free', 'VIP', 'Hot', 'Members', 'Best'].map((label) => ({ id: label, label }))}
            />
          ),
          note: 'Cover the picture with badges: none of them is read.',
        },
      ]}
    />
  ),
};

/** One stop of the tab key a card, and one for each thing to press besides it. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Next card'],
          ['Enter', 'Opens it'],
        ]}
      />
      <CardGrid perLine={2}>
        <OneOf kind="course" />
        <OneOf kind="exam" />
      </CardGrid>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={[
        ...kindStates({ isImagePriority: true }),
        { name: 'horizontal', render: () => <OneOf kind="class" layout="horizontal" isImagePriority /> },
        { name: 'without a picture', render: () => <OneOf kind="class" imageSrc={null} /> },
        {
          name: 'searched for',
          render: () => <OneOf kind="course" titleRanges={[[0, 3]]} isImagePriority />,
        },
      ]}
    />
  ),
};
