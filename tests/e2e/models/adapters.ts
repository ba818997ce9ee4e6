import type { Adapter } from './adapter.ts';
import { assignment } from './adapters/assignment.ts';
import { examAttempt } from './adapters/attempt.ts';
import { bulletin } from './adapters/bulletin.ts';
import { checkIn } from './adapters/check-in.ts';
import { consent } from './adapters/consent.ts';
import { contentEditor } from './adapters/content-editor.ts';
import { feed } from './adapters/feed.ts';
import { feedback } from './adapters/feedback.ts';
import { grading } from './adapters/grading.ts';
import { login } from './adapters/login.ts';
import { followPerson } from './adapters/follow.ts';
import { logoutRouting } from './adapters/logout-routing.ts';
import { pictureUpload } from './adapters/picture-upload.ts';
import { qrLogin } from './adapters/qr-login.ts';
import { routeGuard } from './adapters/route-guard.ts';
import { search } from './adapters/search.ts';
import { session } from './adapters/session.ts';
import { spaceSettings } from './adapters/space-settings.ts';
import { learningStreak } from './adapters/streak.ts';
import { scenario } from './adapters/scenario.ts';
import { shopBasket } from './adapters/basket.ts';
import { shopCheckout } from './adapters/checkout.ts';
import { shopOrder } from './adapters/order.ts';
import { schoolUnion } from './adapters/union.ts';
import { survey } from './adapters/survey.ts';
import { teachingEditor } from './adapters/teaching-editor.ts';
import { visitSpace } from './adapters/visit.ts';

/** The machines that are walked through in a browser, those that take longest first. */
export const ADAPTERS: readonly Adapter[] = [
  examAttempt,
  login,
  session,
  search,
  feedback,
  shopOrder,
  grading,
  shopCheckout,
  survey,
  qrLogin,
  shopBasket,
  schoolUnion,
  contentEditor,
  assignment,
  teachingEditor,
  checkIn,
  routeGuard,
  logoutRouting,
  bulletin,
  pictureUpload,
  followPerson,
  learningStreak,
  spaceSettings,
  scenario,
  feed,
  visitSpace,
  consent,
];
