import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import * as styles from './feedback.css.ts';
import type { MessageActor } from './use-message.ts';

/** How the school can be reached otherwise, where it says so (B036). */
export function ServiceChannels({ actor }: { actor: MessageActor }) {
  const { t } = useLingui();
  const service = useSelector(actor, ({ context }) => context.service);
  const id = useId();
  if (!service?.isOn) return null;
  const ways = [
    {
      id: 'phone',
      name: t({ message: 'Phone', context: 'contact', comment: 'Way to reach customer service' }),
      value: service.phone,
      href: `tel:${service.phone.replaceAll(/[^\d+]/gu, '')}`,
    },
    {
      id: 'email',
      name: t({ message: 'Email', comment: 'Way to reach customer service' }),
      value: service.email,
      href: `mailto:${service.email}`,
    },
    {
      id: 'weChat',
      name: t({ message: 'WeChat', comment: 'Way to reach customer service; a brand name' }),
      value: service.weChat,
      href: undefined,
    },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.service} aria-labelledby={id}>
      <Text size="sm" tone="muted" id={id}>
        {t`You can also reach customer service like this:`}
      </Text>
      <dl className={styles.ways}>
        {ways.map(({ id: key, name, value, href }) => (
          <div key={key} className={styles.way}>
            <Text as="dt" tone="muted">
              {name}
            </Text>
            <dd className={styles.wayValue}>
              {href ? (
                <Link href={href}>
                  <bdi dir="ltr">{value}</bdi>
                </Link>
              ) : (
                <bdi dir="ltr">{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
