import { Status } from '../status/status.tsx';
import { PersonCard, ResourceCard, type ResourceCardProps, SchoolCard } from './card.tsx';
import { RESOURCE_KINDS, type ResourceKind } from './kind-icon.tsx';
import { useStoryCards, useStoryTexts } from './story-content.ts';

/** A card of one kind, as others are drawn from it. */
export function OneOf({ kind, ...rest }: { kind: ResourceKind } & Partial<ResourceCardProps>) {
  const card = useStoryCards().find((candidate) => candidate.kind === kind);
  const { live } = useStoryTexts();
  if (!card) return null;
  return (
    <ResourceCard
      {...card}
      status={kind === 'live' ? <Status tone="live">{live}</Status> : undefined}
      {...rest}
    />
  );
}

/** A card of a person. */
export function OnePerson() {
  const { people, role, honour } = useStoryTexts();
  return <PersonCard name={people[0] ?? ''} href="/personSpace" role={role} text={honour} />;
}

function OneSchool() {
  const { school, summary } = useStoryTexts();
  return <SchoolCard id="1700000000000000001" href="/portal" name={school} summary={summary} />;
}

/** A state of a sheet for each kind, then a person and a school. */
export const kindStates = (props: Partial<ResourceCardProps> = {}) => [
  ...RESOURCE_KINDS.map((kind) => ({ name: kind, render: () => <OneOf kind={kind} {...props} /> })),
  { name: 'person', render: () => <OnePerson /> },
  { name: 'school', render: () => <OneSchool /> },
];
