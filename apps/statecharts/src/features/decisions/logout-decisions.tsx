import { useLingui } from '@lingui/react/macro';
import {
  ENVIRONMENTS,
  EXTERNAL_LOGOUTS,
  logoutTarget,
  type Environment,
  type LogoutUrls,
} from '@stoa/machines/logout-routing';
import { Text } from '@stoa/ui/text';
import { useState } from 'react';
import { Choice } from '../../shared/choice.tsx';
import { code, row } from '../../shared/panel.css.ts';
import { DecisionTable } from './decision-table.tsx';

/** Addresses as a configuration could hold them, so that every outcome shows by its name. */
const URLS: LogoutUrls = Object.fromEntries(
  EXTERNAL_LOGOUTS.map((name) => [name, `https://${name}.example/logout`]),
);
const METHODS = ['1', '2', '3', '4', ''] as const;
const RETURN_TO = '/portal/1700000000000000001/fans';

/** Where a logout leads, by how one logged in, from which network, and in which environment (B025). */
export function LogoutDecisions() {
  const { t } = useLingui();
  const [environment, setEnvironment] = useState<Environment | 'all'>('all');
  const [configured, setConfigured] = useState<'yes' | 'no'>('yes');
  const methods: Record<(typeof METHODS)[number], string> = {
    '1': t({ message: '1: own account', comment: 'A way of logging in, with its number' }),
    '2': t({ message: '2: Stoa', comment: 'A way of logging in, with its number' }),
    '3': t({ message: '3: company', comment: 'A way of logging in, with its number' }),
    '4': t({ message: '4: enterprise OAuth2', comment: 'A way of logging in, with its number' }),
    '': t({ message: 'none stored', comment: 'It is not known how somebody logged in' }),
  };
  const yes = t`Yes`;
  const no = t`No`;
  const rows = METHODS.flatMap((method) =>
    [true, false].flatMap((internal) =>
      ENVIRONMENTS.filter((one) => environment === 'all' || one === environment).map((one) => {
        const target = logoutTarget(
          { method: method || null, internal, environment: one },
          configured === 'yes' ? URLS : {},
          RETURN_TO,
        );
        return {
          id: `${method} ${internal} ${one}`,
          cells: [
            methods[method],
            internal ? yes : no,
            one,
            <span key="target" className={code}>
              {target.go === 'path' ? target.path : target.url}
            </span>,
          ],
        };
      }),
    ),
  );
  return (
    <>
      <Text size="sm" tone="muted">
        {t`Computed by the machine’s own rule, for every combination.`}
      </Text>
      <div className={row}>
        <Choice
          label={t`Environment`}
          value={environment}
          choices={[
            { value: 'all', label: t({ message: 'All', comment: 'All environments of a deployment' }) },
            ...ENVIRONMENTS.map((value) => ({ value, label: value })),
          ]}
          onChange={setEnvironment}
        />
        <Choice
          label={t`Logout pages configured`}
          value={configured}
          choices={[
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ]}
          onChange={setConfigured}
        />
      </div>
      <DecisionTable
        label={t`Where a logout leads`}
        columns={[
          t({ message: 'Method', comment: 'Column: the way of logging in' }),
          t({
            message: 'Internal network',
            comment: 'Column: whether the person is inside of the company network',
          }),
          t`Environment`,
          t({ message: 'Leads to', comment: 'Column: the address that a decision leads to' }),
        ]}
        rows={rows}
      />
    </>
  );
}
