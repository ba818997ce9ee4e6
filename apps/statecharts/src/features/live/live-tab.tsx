import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Status } from '@stoa/ui/status';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useMemo, useState } from 'react';
import { code } from '../../shared/panel.css.ts';
import { actorsOf, pathsOf } from './actors-of.ts';
import { LiveActorView } from './live-actor.tsx';
import type { LiveStore, LiveTabState } from './live-store.ts';
import * as styles from './live.css.ts';
import { sequenceOf } from './sequence.ts';
import { SequenceDiagram } from './sequence-diagram.tsx';

/** One page's actors: the tree of them, what one of them does, and what goes between them. */
export function LiveTab({ tab, store }: { tab: LiveTabState; store: LiveStore }) {
  const { t } = useLingui();
  const { facts } = tab;
  const actors = useMemo(() => actorsOf(facts), [facts]);
  const [chosen, setChosen] = useState<string | null>(null);
  const actor =
    actors.find(({ id }) => id === chosen) ?? actors.find(({ machine }) => machine !== null) ?? actors[0];
  const outside = t({
    message: 'outside',
    comment: 'First column of a sequence diagram: people, time, the page itself',
  });
  const sequence = useMemo(() => sequenceOf(facts, actors, outside), [facts, actors, outside]);
  return (
    <>
      <div className={styles.bar}>
        {tab.isGone ? (
          <Status>{t`The tab was closed`}</Status>
        ) : (
          <Status tone="live" isPulsing>
            {t({
              message: 'Live',
              comment: 'Page that shows the machines which run in other browser tabs right now',
            })}
          </Status>
        )}
        <bdi className={code}>{tab.address}</bdi>
        <Switch
          isSelected={tab.isRevealed}
          isDisabled={tab.isGone}
          onChange={(isRevealed) => store.reveal(tab.id, isRevealed)}
        >
          {t`Show what people typed, from now on`}
        </Switch>
        {tab.isGone ? <Button size="sm" onPress={() => store.clear(tab.id)}>{t`Remove`}</Button> : null}
      </div>
      {tab.isForeign ? (
        <Banner tone="warning" title={t`That page is of another version`}>
          {t`Reload it, so that both speak the same language.`}
        </Banner>
      ) : null}
      {tab.isLate && !tab.isGone ? (
        <Banner
          tone="info"
          title={t`The page was open before this one`}
          action={<Button size="sm" onPress={() => store.reload(tab.id)}>{t`Reload that tab`}</Button>}
        >
          {t`Machines that started earlier are not seen. What was typed there is lost by reloading.`}
        </Banner>
      ) : null}
      {actor ? (
        <div className={styles.controller}>
          <ul role="list" className={styles.actors} aria-label={t`Actors`}>
            {actors.map((one) => (
              <li key={one.id} style={{ paddingInlineStart: `${one.depth}rem` }}>
                <button
                  type="button"
                  className={styles.actor}
                  aria-pressed={one.id === actor.id}
                  data-over={(one.view && one.view.status !== 'active') || undefined}
                  onClick={() => setChosen(one.id)}
                >
                  <span>{one.machine ?? one.name}</span>
                  <span className={code}>
                    {pathsOf(one.view?.value).join(', ') || (one.view?.status ?? '')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.detail}>
            <LiveActorView actor={actor} />
            <Heading level={2} size="md">
              {t`Who sent what to whom`}
            </Heading>
            <SequenceDiagram sequence={sequence} />
          </div>
        </div>
      ) : (
        <Text tone="muted">{t`No machine has started in that tab yet. Use the page there.`}</Text>
      )}
    </>
  );
}
