import { useLingui } from '@lingui/react/macro';
import { hrefTo, schoolHref } from '../../app/links.ts';
import type { FirstStepKey } from './first-steps.ts';

export interface GuideMessages {
  title: string;
  text: string;
  href?: string;
  action?: string;
}

/** What each of the first steps says, and where it leads. */
export function useGuideMessages(schoolId: string): Record<FirstStepKey, GuideMessages> {
  const { t } = useLingui();
  const params = { schoolId };
  return {
    created: {
      title: t`The school exists`,
      text: t`Home page, navigation, footer and roles are set up. Everyone can see it.`,
      href: schoolHref(schoolId),
      action: t`Have a look`,
    },
    profile: {
      title: t`Make it yours`,
      text: t`Name, description, logo, color and the languages of your school.`,
      href: hrefTo({ to: '/manage/$schoolId/profile', params }),
      action: t`Edit profile`,
    },
    agreement: {
      title: t`Agree to data processing`,
      text: t`The agreement between your school and us about your members’ data.`,
    },
    invite: {
      title: t`Invite people`,
      text: t`By email, by a link for many, or all at once from a file.`,
      href: hrefTo({ to: '/manage/$schoolId/members', params, search: { view: 'invitations' } }),
      action: t`Invite`,
    },
    joined: {
      title: t`Invite your first member`,
      text: t`People appear here once they accept an invitation.`,
      href: hrefTo({ to: '/manage/$schoolId/members', params }),
      action: t`Show the members`,
    },
    signIn: {
      title: t`Choose how people sign in`,
      text: t`Passwords, codes, or the sign-in your organization already uses.`,
      href: hrefTo({ to: '/manage/$schoolId/sign-in', params }),
      action: t`Choose`,
    },
    secure: {
      title: t`Secure your own account`,
      text: t`An owner’s account has full access. Protect it with a second factor.`,
      href: hrefTo({ to: '/account/security' }),
      action: t`Secure it`,
    },
  };
}
