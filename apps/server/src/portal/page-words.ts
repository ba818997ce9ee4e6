import type { MessageDescriptor } from '@lingui/core';
import type { PageRoute } from './page-routes.ts';

/** Titles of pages that have no content of their own to be named by. */
export const PAGE_WORDS: Record<PageRoute['page'] | 'description', MessageDescriptor> = {
  landing: /*i18n*/ { id: 'page.landing', message: 'Stoa' },
  home: /*i18n*/ { id: 'page.home', message: 'Home' },
  search: /*i18n*/ { id: 'page.search', message: 'Search' },
  class: /*i18n*/ { id: 'page.class', message: 'Class' },
  resource: /*i18n*/ { id: 'page.resource', message: 'Article' },
  more: /*i18n*/ { id: 'page.more', message: 'All entries' },
  subSchools: /*i18n*/ { id: 'page.subSchools', message: 'Sub-schools' },
  account: /*i18n*/ { id: 'page.account', message: 'Your account' },
  accountSecurity: /*i18n*/ { id: 'page.accountSecurity', message: 'Security of your account' },
  accountDevices: /*i18n*/ { id: 'page.accountDevices', message: 'Your devices' },
  accountLinks: /*i18n*/ { id: 'page.accountLinks', message: 'Linked sign-ins' },
  accountData: /*i18n*/ { id: 'page.accountData', message: 'Your data' },
  login: /*i18n*/ { id: 'page.login', message: 'Sign in' },
  reset: /*i18n*/ { id: 'page.reset', message: 'Forgotten password' },
  confirmSignIn: /*i18n*/ { id: 'page.confirmSignIn', message: 'Confirm a sign-in' },
  chooseSchool: /*i18n*/ { id: 'page.chooseSchool', message: 'Choose a school' },
  signingIn: /*i18n*/ { id: 'page.signingIn', message: 'Signing in' },
  linkAccount: /*i18n*/ { id: 'page.linkAccount', message: 'Link your account' },
  authorize: /*i18n*/ { id: 'page.authorize', message: 'Continue to an application' },
  refreshToken: /*i18n*/ { id: 'page.refreshToken', message: 'One moment' },
  register: /*i18n*/ { id: 'page.register', message: 'Create an account' },
  newSchool: /*i18n*/ { id: 'page.newSchool', message: 'A school of your own' },
  creatingSchool: /*i18n*/ { id: 'page.creatingSchool', message: 'Your school is being set up' },
  schoolReady: /*i18n*/ { id: 'page.schoolReady', message: 'Your school is ready' },
  firstSteps: /*i18n*/ { id: 'page.firstSteps', message: 'First steps' },
  invitation: /*i18n*/ { id: 'page.invitation', message: 'Your invitation' },
  manageMembers: /*i18n*/ { id: 'page.manageMembers', message: 'Members' },
  manageSignIn: /*i18n*/ { id: 'page.manageSignIn', message: 'Ways to sign in' },
  insufficient: /*i18n*/ {
    id: 'page.insufficient',
    message: 'Your account may not open this page',
  },
  logout: /*i18n*/ { id: 'page.logout', message: 'Sign out' },
  service: /*i18n*/ { id: 'page.service', message: 'Terms of service' },
  privacy: /*i18n*/ { id: 'page.privacy', message: 'Privacy statement' },
  abnormal: /*i18n*/ { id: 'page.abnormal', message: 'Something went wrong' },
  notFound: /*i18n*/ { id: 'page.notFound', message: 'Page not found' },
  forbidden: /*i18n*/ { id: 'page.forbidden', message: 'No access' },
  description: /*i18n*/ {
    id: 'page.description',
    message:
      'Learning sites that schools run themselves: classes, exams, live sessions and articles in twelve languages.',
  },
};
