import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { SearchBox } from '@stoa/ui/search-box';
import { Text } from '@stoa/ui/text';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTitle } from '../../shared/use-title.ts';
import { CATALOGUE_HREF, go } from '../../app/route.ts';
import type { MachineParts } from '../../machines/machine-summary.ts';
import { summaries } from '../../machines/summaries.ts';
import { spelledOut } from '../../shared/spelled-out.ts';
import { storedTransitions, STORAGE_KEY } from '../tried/kept-transitions.ts';
import { readStored } from '../../../../portal/src/app/storage.ts';
import * as styles from './catalogue.css.ts';
import { findMachines } from './find-machines.ts';
import { MachineCard } from './machine-card.tsx';

/** Every machine of the product, with a search that looks into them. */
export function CataloguePage({ query }: { query: string }) {
  const { t, i18n } = useLingui();
  useTitle(t`Machines`);
  const [typed, setTyped] = useState(query);
  const [parts, setParts] = useState<Readonly<Record<string, MachineParts>> | null>(null);
  const wanted = useDeferredValue(typed);
  useEffect(() => {
    // Behind the first paint: nobody searches before it.
    void import('virtual:machine-parts').then(
      ({ PARTS }) => setParts(PARTS),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const kept = wanted.trim();
    if (kept !== query.trim())
      go(kept === '' ? CATALOGUE_HREF : `#/?${new URLSearchParams({ search: kept })}`, true);
  }, [wanted, query]);
  const found = findMachines(
    summaries,
    wanted,
    ({ id, name, purpose }) => `${name ?? spelledOut(id)} ${purpose}`,
    ({ id }) => parts?.[id],
  );
  const count = found.length;
  const formatted = i18n.number(count);
  const status = t`${plural(count, { one: `${formatted} machine`, other: `${formatted} machines` })}`;
  const kept = readStored(STORAGE_KEY);

  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <div className={styles.words}>
          <Heading level={1} size="3xl">
            {t`Every flow, as it really runs`}
          </Heading>
          <Text tone="muted">
            {t`These are the state machines of the portal itself. Look at one, try it out without a server, and keep what you found as a link, a bug report or a test.`}
          </Text>
        </div>
        <div>
          <SearchBox
            label={t`Search machines, states, events and guards`}
            placeholder={t`State, event, guard, rule…`}
            value={typed}
            onChange={setTyped}
            onSubmit={setTyped}
            shortcutKey="/"
          />
        </div>
      </div>
      <Text size="sm" tone="muted" role="status">
        {status}
      </Text>
      {count === 0 ? (
        <EmptyState
          kind="filtered"
          title={t`No machine has that`}
          action={<Button onPress={() => setTyped('')}>{t`Clear the search`}</Button>}
        >
          {t`The search looks at names, purposes, states, events, guards, effects and rows of the specification.`}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.grid}>
          {found.map(({ summary, parts }) => (
            <li key={summary.id}>
              <MachineCard
                summary={summary}
                name={summary.name ?? spelledOut(summary.id)}
                purpose={summary.purpose}
                parts={parts}
                coverage={storedTransitions(kept, summary.id, summary.hash)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
