import { useLingui } from '@lingui/react/macro';
import type { MemberGroupKind } from '@stoa/api/schema';

/** What is said of groups of members, and of tags. */
export function useGroupWords(kind: MemberGroupKind) {
  const { t } = useLingui();
  return kind === 'group'
    ? {
        all: t({ message: 'All groups', comment: 'Filter of a list of people' }),
        plural: t({
          message: 'Groups',
          context: 'group',
          comment: 'Page for those who run a school: of members',
        }),
        field: t({ message: 'Group', context: 'group', comment: 'Field: a group of members' }),
        none: t`No groups yet`,
        create: t({
          message: 'New group',
          comment: 'Of members: title of a dialog, and the button that opens it',
        }),
        rename: t({ message: 'Rename group', comment: 'Title of a dialog' }),
        remove: t({ message: 'Delete the group', comment: 'Button' }),
        name: t({ message: 'Name of the group', comment: 'Field: of a group of members' }),
        nameless: t`Enter a name for the group.`,
        taken: t`There is already a group with this name.`,
        created: t`The group was created.`,
        renamed: t`The group was renamed.`,
        removed: t`The group was deleted.`,
        add: t({ message: 'Add to a group', comment: 'Button, and title of a dialog: selected members' }),
        takeOut: t({
          message: 'Remove from a group',
          comment: 'Button, and title of a dialog: selected members',
        }),
        choose: t`Choose a group.`,
        renameOne: (name: string) => t({ message: `Rename the group “${name}”`, comment: 'Button' }),
        removeOne: (name: string) => t({ message: `Delete the group “${name}”`, comment: 'Button' }),
        asked: (name: string) => t({ message: `Delete the group “${name}”?`, comment: 'Title of a dialog' }),
        allIn: (name: string) => t`Nothing changed: all of them are already in “${name}”.`,
      }
    : {
        all: t({ message: 'All tags', comment: 'Filter of a list of people' }),
        plural: t({ message: 'Tags', context: 'group', comment: 'Heading: what members are marked with' }),
        field: t({ message: 'Tag', context: 'group', comment: 'Field: what members are marked with' }),
        none: t`No tags yet`,
        create: t({
          message: 'New tag',
          comment: 'Of members: title of a dialog, and the button that opens it',
        }),
        rename: t({ message: 'Rename tag', comment: 'Title of a dialog' }),
        remove: t({ message: 'Delete the tag', comment: 'Button' }),
        name: t({ message: 'Name of the tag', comment: 'Field: what members are marked with' }),
        nameless: t`Enter a name for the tag.`,
        taken: t`There is already a tag with this name.`,
        created: t`The tag was created.`,
        renamed: t`The tag was renamed.`,
        removed: t`The tag was deleted.`,
        add: t({ message: 'Add a tag', comment: 'Button, and title of a dialog: to selected members' }),
        takeOut: t({
          message: 'Remove a tag',
          comment: 'Button, and title of a dialog: from selected members',
        }),
        choose: t`Choose a tag.`,
        renameOne: (name: string) => t({ message: `Rename the tag “${name}”`, comment: 'Button' }),
        removeOne: (name: string) => t({ message: `Delete the tag “${name}”`, comment: 'Button' }),
        asked: (name: string) => t({ message: `Delete the tag “${name}”?`, comment: 'Title of a dialog' }),
        allIn: (name: string) => t`Nothing changed: all of them already have the tag “${name}”.`,
      };
}
