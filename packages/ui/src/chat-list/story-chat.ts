import { type Sample, samples } from '../../.storybook/samples.ts';
import type { ChatEntry, ChatListLabels, ChatMessage } from './chat-list.tsx';

/** Words of a chat in English, as every story without a language of its own shows them. */
export const labels: ChatListLabels = {
  own: 'You',
  sending: 'Sending',
  failed: 'Not sent',
  retry: 'Try again',
  newMessages: (count) => `${count} new`,
  toEnd: 'To the newest',
  pinned: 'Pinned',
};

/** A message at a fixed time. */
export function messageOf(
  id: string,
  name: string,
  text: string,
  more: Partial<ChatMessage> = {},
): ChatMessage {
  return {
    kind: 'message',
    id,
    author: { id: name, name, role: name === samples['en-US'].person ? 'Teacher' : undefined },
    text,
    time: { dateTime: '2026-09-01T09:00:00Z', text: '9:00' },
    ...more,
  };
}

/** A short talk with every kind of line. */
export function talkOf(sample: Sample): ChatEntry[] {
  const teacher = samples['en-US'].person;
  const learner = samples['ar-SA'].person;
  return [
    { kind: 'note', id: 'n', text: `${sample.person}: ${sample.action}` },
    messageOf('1', teacher, sample.sentence),
    messageOf('2', teacher, sample.title),
    messageOf('3', learner, samples['ar-SA'].sentence, { lang: 'ar-SA' }),
    messageOf('4', sample.person, sample.sentence, { isOwn: true }),
    messageOf('5', sample.person, sample.title, { isOwn: true, state: 'sending' }),
    messageOf('6', sample.person, sample.label, { isOwn: true, state: 'failed' }),
  ];
}

/** Many messages of a few people, the same at every run. */
export function longTalk(count: number): ChatEntry[] {
  const people = Object.values(samples);
  return Array.from({ length: count }, (_, index) => {
    const { person, sentence } = people[(index * 5) % people.length] ?? samples['en-US'];
    return messageOf(`long-${index}`, person, `${index + 1}. ${sentence}`);
  });
}
