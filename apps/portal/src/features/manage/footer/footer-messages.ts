import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FooterFieldProblem, FooterLinkKind } from '@stoa/machines/footer-editor';

export const LINK_MESSAGES = {
  centerGuide: msg({ message: 'Help center', comment: 'Where a link of the footer leads' }),
  stuGuide: msg({ message: 'Guide for learners', comment: 'Where a link of the footer leads' }),
  manGuide: msg({ message: 'Guide for administrators', comment: 'Where a link of the footer leads' }),
  feedback: msg({ message: 'Feedback', comment: 'Where a link of the footer leads' }),
  privacy: msg({ message: 'Privacy statement', comment: 'Where a link of the footer leads' }),
  cookieSettings: msg({ message: 'Cookie settings', comment: 'Where a link of the footer leads' }),
  cookiePolicy: msg({ message: 'Cookie policy', comment: 'Where a link of the footer leads' }),
  custom: msg({ message: 'An address of your own', comment: 'Where a link of the footer leads' }),
} satisfies Record<FooterLinkKind, MessageDescriptor>;

export const FOOTER_FIELD_MESSAGES = {
  REQUIRED: msg`This field is required.`,
  INVALID: msg`This address cannot be used here.`,
} satisfies Record<FooterFieldProblem, MessageDescriptor>;
