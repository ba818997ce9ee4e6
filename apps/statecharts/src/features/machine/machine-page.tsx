import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { use, useMemo } from 'react';
import { CATALOGUE_HREF } from '../../app/route.ts';
import { loadMachine, type LoadedMachine } from '../../machines/load-machine.ts';
import { summaryOf } from '../../machines/summaries.ts';
import { openLink, type OpenedLink } from '../traces/open-link.ts';
import { MachineWorkspace } from './machine-workspace.tsx';
import { WorkbenchProvider } from './workbench.tsx';

/** A machine's page: what it looks like, and a simulation of it. */
export function MachinePage({ id, params }: { id: string; params: URLSearchParams }) {
  const { t } = useLingui();
  if (!summaryOf(id))
    return (
      <EmptyState
        headingLevel={1}
        title={t`There is no machine “${id}”`}
        action={<LinkButton href={CATALOGUE_HREF}>{t`All machines`}</LinkButton>}
      >
        {t`It may have been renamed since the link was made.`}
      </EmptyState>
    );
  return <Loaded id={id} params={params} />;
}

const opened = new Map<string, Promise<[LoadedMachine, OpenedLink | null]>>();

/** The machine, and what the address brings along. The same promise for the same address, as rendering needs it. */
function open(id: string, trace: string | null): Promise<[LoadedMachine, OpenedLink | null]> {
  const key = `${id} ${trace ?? ''}`;
  const known = opened.get(key);
  if (known) return known;
  const opening = loadMachine(id).then(async (machine): Promise<[LoadedMachine, OpenedLink | null]> => [
    machine,
    trace === null ? null : await openLink(machine, trace),
  ]);
  opened.set(key, opening);
  opening.catch(() => opened.delete(key));
  return opening;
}

function Loaded({ id, params }: { id: string; params: URLSearchParams }) {
  const trace = params.get('trace');
  const [machine, link] = use(open(id, trace));
  const selected = useMemo(() => selectedBy(machine, params), [machine, params]);
  return (
    <WorkbenchProvider
      key={`${id} ${trace ?? ''} ${selected ?? ''}`}
      machine={machine}
      first={link?.session ?? null}
      selected={selected}
    >
      <MachineWorkspace link={link} />
    </WorkbenchProvider>
  );
}

/** What an address from the search of the catalogue points at. */
function selectedBy({ chart }: LoadedMachine, params: URLSearchParams): string | null {
  const state = params.get('state');
  if (state !== null)
    return chart.states.find(({ id }) => id === state || id === `${chart.root}.${state}`)?.id ?? null;
  const event = params.get('event');
  const guard = params.get('guard');
  const actor = params.get('actor');
  if (actor !== null)
    return chart.states.find(({ invokes }) => invokes.some(({ src }) => src === actor))?.id ?? null;
  return (
    chart.transitions.find(
      (transition) =>
        (event !== null && transition.event === event) ||
        (guard !== null && transition.guard?.names.includes(guard)),
    )?.id ?? null
  );
}
