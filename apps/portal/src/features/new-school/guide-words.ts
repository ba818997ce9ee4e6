import { useLingui } from '@lingui/react/macro';
import type { FirstStepKey } from './first-steps.ts';

export interface GuideWords {
  title: string;
  text: string;
  href?: string;
  action?: string;
}

/** What each of the first steps says, and where it leads. */
export function useGuideWords(schoolId: string): Record<FirstStepKey, GuideWords> {
  const { t } = useLingui();
  const manage = `/manage/${schoolId}`;
  return {
    created: {
      title: t`The school is there`,
      text: t`Home page, navigation, footer and roles are set up. Everybody can see it.`,
      href: `/portal/${schoolId}`,
      action: t`Have a look`,
    },
    agreement: {
      title: t`Agree how data are handled`,
      text: t`The agreement between your school and us about the data of your people.`,
    },
    invite: {
      title: t`Invite people`,
      text: t`By e-mail, by a link for many, or all at once from a file.`,
      href: `${manage}/members?view=invitations`,
      action: t`Invite`,
    },
    joined: {
      title: t`Welcome the first one`,
      text: t`As soon as somebody has accepted an invitation, they are in your list.`,
      href: `${manage}/members`,
      action: t`Show the members`,
    },
    signIn: {
      title: t`Choose how people sign in`,
      text: t`Password, codes, or the sign-in that your organisation has already.`,
      href: `${manage}/sign-in`,
      action: t`Choose`,
    },
    secure: {
      title: t`Secure your own account`,
      text: t`An owner’s account opens everything. A second factor keeps others out of it.`,
      href: '/account/security',
      action: t`Secure it`,
    },
  };
}
