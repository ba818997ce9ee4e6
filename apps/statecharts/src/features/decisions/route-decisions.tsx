import { useLingui } from '@lingui/react/macro';
import { findRoute, ROUTE_TABLE } from '@stoa/machines/addresses';
import { DECISION_TABLE, decideRoute } from '@stoa/machines/route-guard';
import { Badge } from '@stoa/ui/badge';
import { useId, useState } from 'react';
import { code, label as labelStyle, row, small, tight } from '../../shared/panel.css.ts';
import { Fold } from '../../shared/fold.tsx';
import { input } from '../simulation/simulation.css.ts';
import { DecisionTable } from './decision-table.tsx';

const SCHOOL = '1700000000000000001';

/** Who may open which page (B004 to B011): the table of decisions, one address against it, and every route. */
export function RouteDecisions() {
  const { t } = useLingui();
  const [address, setAddress] = useState(`/portal/${SCHOOL}/fans`);
  const id = useId();
  const anything = t({ message: 'any', comment: 'In a decision table: this does not matter' });
  const word = (value: boolean | string) =>
    value === 'any' ? anything : typeof value === 'boolean' ? (value ? t`Yes` : t`No`) : value;
  const pathname = address.split(/[?#]/)[0] ?? '';
  const route = findRoute(pathname);
  const decide = (signedIn: boolean, user: 'loaded' | 'failed') =>
    JSON.stringify(
      decideRoute(
        { href: address, pathname },
        { signedIn, user, landing: { found: 'nothing' }, externalLoginUrl: null, status: null },
      ),
    );
  return (
    <>
      <div className={tight}>
        <label htmlFor={id} className={labelStyle}>
          {t({ message: 'Address', comment: 'Address of a page, to be tried out' })}
        </label>
        <input
          id={id}
          className={input}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <span className={row}>
          {route ? (
            <Badge tone="primary">{`${route.id} ${route.access}`}</Badge>
          ) : (
            <Badge tone="danger">{t`No such page`}</Badge>
          )}
          {route ? <span className={code}>{route.pattern}</span> : null}
        </span>
      </div>
      <DecisionTable
        label={t`What the guard decides on this address`}
        columns={[
          t`Signed in`,
          t({ message: 'Their data', comment: 'Column: whether the data of the person could be loaded' }),
          t`Decision`,
        ]}
        rows={[
          {
            id: 'out',
            cells: [
              t`No`,
              anything,
              <span key="d" className={code}>
                {decide(false, 'failed')}
              </span>,
            ],
          },
          {
            id: 'in',
            cells: [
              t`Yes`,
              t({ message: 'loaded', comment: 'The data of a person were loaded' }),
              <span key="d" className={code}>
                {decide(true, 'loaded')}
              </span>,
            ],
          },
          {
            id: 'failed',
            cells: [
              t`Yes`,
              t({ message: 'failed', comment: 'The data of a person could not be loaded' }),
              <span key="d" className={code}>
                {decide(true, 'failed')}
              </span>,
            ],
          },
        ]}
      />
      <Fold title={t`The table of decisions`} isOpen>
        <span className={small}>{t`The first row that fits decides.`}</span>
        <DecisionTable
          label={t`The table of decisions`}
          columns={[
            t({ message: 'Page is for', comment: 'Column: who may open a page' }),
            t`Signed in`,
            t({ message: 'Their data', comment: 'Column: whether the data of the person could be loaded' }),
            t`Landing`,
            t`External login`,
            t`Decision`,
            t({ message: 'Rule', comment: 'A row of the specification' }),
          ]}
          rows={DECISION_TABLE.map((one, place) => ({
            id: String(place),
            cells: [
              one.access,
              word(one.signedIn),
              word(one.user),
              word(one.landing),
              word(one.hasExternalLogin),
              one.outcome,
              one.spec,
            ],
          }))}
        />
      </Fold>
      <Fold title={t`Every page`}>
        <DecisionTable
          label={t`Every page`}
          columns={[
            t({ message: 'Rule', comment: 'A row of the specification' }),
            t({ message: 'Page is for', comment: 'Column: who may open a page' }),
            t({ message: 'Address', comment: 'Address of a page, to be tried out' }),
          ]}
          rows={ROUTE_TABLE.map((one) => ({
            id: `${one.id} ${one.pattern}`,
            cells: [
              one.id,
              one.access,
              <span key="p" className={code}>
                {one.pattern}
              </span>,
            ],
          }))}
        />
      </Fold>
    </>
  );
}
