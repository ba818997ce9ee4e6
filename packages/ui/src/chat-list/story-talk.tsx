import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { useState } from 'react';
import { type Sample, samples } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { ChatList, type ChatMessage, type ChatListProps } from './chat-list.tsx';
import { labels, messageOf, talkOf } from './story-chat.ts';

const ada = samples['en-US'].person;

/** A talk that goes on: two buttons below it speak. */
export function LiveChat(props: ChatListProps) {
  const [entries, setEntries] = useState(props.entries);
  const next = (isOwn: boolean) => {
    const id = `new-${entries.length}`;
    setEntries([...entries, messageOf(id, isOwn ? 'Me' : ada, `Message ${id}`, { isOwn })]);
  };
  return (
    <>
      <ChatList {...props} entries={entries} />
      <Button onPress={() => next(false)}>Another speaks</Button>
      <Button onPress={() => next(true)}>I speak</Button>
    </>
  );
}

/** A short talk in the words of a language. */
export const inLanguage = (sample: Sample) => (
  <ChatList label={sample.title} labels={labels} entries={talkOf(sample)} />
);

/** What can be done with a message. */
export const messageMenu = (message: ChatMessage) => (
  <Menu trigger={<IconButton size="sm" icon={DotsThreeIcon} label={`More: ${message.text}`} hideTooltip />}>
    <MenuItem id="report">Report</MenuItem>
  </Menu>
);
