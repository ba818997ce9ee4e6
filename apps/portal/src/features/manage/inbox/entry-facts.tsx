import { useLingui } from '@lingui/react/macro';
import type { FeedbackEntry } from '@stoa/api/schema';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { LocalTime } from '../../../shared/local-time.tsx';
import { SentPictures } from '../../../shared/feedback/sent-pictures.tsx';
import * as styles from './inbox.css.ts';

/** What was said, by whom and when, with its pictures. */
export function EntryFacts({ entry }: { entry: FeedbackEntry }) {
  const { t } = useLingui();
  const { author, phoneNumber, allowContact, targetUrl, createdAt } = entry;
  const facts: Fact[] = [
    {
      id: 'author',
      label: t({ message: 'From', context: 'sender', comment: 'Who wrote a message' }),
      value: author ? <UserText>{author.name}</UserText> : t`Someone who has left`,
    },
    {
      id: 'came',
      label: t({ message: 'Received', comment: 'When a message came' }),
      value: <LocalTime instant={createdAt} />,
    },
    {
      id: 'contact',
      label: t({
        message: 'Contact',
        context: 'permission',
        comment: 'Whether and how somebody can be called',
      }),
      value: phoneNumber ? (
        <Link href={`tel:${phoneNumber}`}>
          <bdi dir="ltr">{phoneNumber}</bdi>
        </Link>
      ) : allowContact === 1 ? (
        t`Allowed, without a number`
      ) : (
        t`Declined`
      ),
    },
    ...(targetUrl
      ? [
          {
            id: 'target',
            label: t({ message: 'About', comment: 'The page that a complaint is about' }),
            value: targetUrl.startsWith('/') ? (
              <Link href={targetUrl}>
                <bdi dir="ltr">{targetUrl}</bdi>
              </Link>
            ) : (
              <bdi dir="ltr">{targetUrl}</bdi>
            ),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.entry}>
      <Text preserveLines>
        <UserText>{entry.content}</UserText>
      </Text>
      <SentPictures urls={entry.picUrls} />
      <FactList facts={facts} variant="tiles" />
    </div>
  );
}
