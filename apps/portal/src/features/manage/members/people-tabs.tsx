import { useLingui } from '@lingui/react/macro';
import { TabLinks } from '@stoa/ui/tabs';
import { useSchoolName } from '../../../shared/use-school-name.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { peopleHref } from './people-address.ts';
import type { PeopleView } from './people-search.ts';

/** The views of a school's people. Each names the document. */
export function PeopleTabs({ schoolId, view }: { schoolId: string; view: PeopleView }) {
  const { t } = useLingui();
  const names: Record<PeopleView, string> = {
    members: t({ message: 'Members', comment: 'Page for those who run a school' }),
    groups: t({
      message: 'Groups and tags',
      context: 'group',
      comment: 'Page for those who run a school: of members',
    }),
    invitations: t({ message: 'Invitations', comment: 'Page for those who run a school' }),
    import: t({ message: 'Import', comment: 'Page for those who run a school: many people from a file' }),
  };
  useTitle(names[view], useSchoolName(schoolId));
  return (
    <TabLinks
      label={t`Parts of this page`}
      items={(['members', 'groups', 'invitations', 'import'] as const).map((id) => ({
        id,
        label: names[id],
        href: peopleHref(schoolId, { view: id }),
        isCurrent: id === view,
      }))}
    />
  );
}
