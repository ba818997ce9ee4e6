import type { Authenticator } from '../contract/wiring.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Language } from '../i18n/languages.ts';
import type { Services } from '../platform/services.ts';
import { accountHandlers } from './accounts/accounts.handlers.ts';
import { bindingHandlers } from './accounts/binding.handlers.ts';
import { deviceHandlers } from './accounts/devices.handlers.ts';
import { ownDataHandlers } from './accounts/own-data.handlers.ts';
import { passwordHandlers } from './accounts/password.handlers.ts';
import { profileHandlers } from './accounts/profile.handlers.ts';
import { secondFactorHandlers } from './accounts/second-factor.handlers.ts';
import { shortLinkHandlers } from './accounts/short-links.handlers.ts';
import { aclHandlers } from './acl/acl.handlers.ts';
import { authHandlers } from './auth/auth.handlers.ts';
import { makeAuthenticator } from './auth/authenticate.ts';
import { passkeySignInHandlers } from './auth/second-factor-sign-in.ts';
import { Signing } from './auth/signing.ts';
import { authorizeHandlers } from './authorize/authorize.handlers.ts';
import { categoryHandlers } from './category/category.handlers.ts';
import { classHandlers } from './class/class.handlers.ts';
import { configHandlers } from './config/config.handlers.ts';
import { RuntimeConfig } from './config/runtime-config.ts';
import { feedbackHandlers } from './feedback/feedback.handlers.ts';
import { inboxHandlers } from './feedback/inbox.handlers.ts';
import { bulletinHandlers } from './frame/bulletins.handlers.ts';
import { footerHandlers } from './frame/footer.handlers.ts';
import { helpHandlers } from './help/help.handlers.ts';
import { loginSettingsHandlers } from './login-settings/login-settings.handlers.ts';
import { oauthClientHandlers } from './login-settings/oauth-clients.handlers.ts';
import { mailHandlers } from './mail/mails.handlers.ts';
import { mallHandlers } from './mall/mall.handlers.ts';
import { importHandlers } from './members/import.handlers.ts';
import { invitationHandlers } from './members/invitations.handlers.ts';
import { memberHandlers } from './members/members.handlers.ts';
import { moderationHandlers } from './moderation/moderation.handlers.ts';
import { notificationHandlers } from './notifications/notifications.handlers.ts';
import { NotificationStreams } from './notifications/stream.ts';
import { portalHandlers } from './portal/portal.handlers.ts';
import { qrLoginHandlers } from './qr-login/qr-login.handlers.ts';
import { resourceHandlers } from './resources/resources.handlers.ts';
import { activeCodeHandlers } from './schools/active-code.handlers.ts';
import { agreementHandlers } from './schools/agreements.handlers.ts';
import { creationHandlers } from './schools/creation.handlers.ts';
import { currentHandlers } from './schools/current.handlers.ts';
import { customerServiceHandlers } from './schools/customer-service.handlers.ts';
import { findingHandlers } from './schools/finding.handlers.ts';
import { marketHandlers } from './schools/market.handlers.ts';
import { standingHandlers } from './schools/standing.handlers.ts';
import { unionHandlers } from './schools/unions.handlers.ts';
import { schoolHandlers } from './schools/schools.handlers.ts';
import { findSchool } from './schools/schools.repository.ts';
import { searchHandlers } from './search/search.handlers.ts';
import { statisticsHandlers } from './statistics/statistics.handlers.ts';
import { keepAliveHandlers } from './third-login/keep-alive.handlers.ts';
import { ownLinkHandlers } from './third-login/own-links.handlers.ts';
import { ProviderClient } from './third-login/provider-client.ts';
import { thirdLoginHandlers } from './third-login/third-login.handlers.ts';
import { uploadHandlers } from './uploads/uploads.handlers.ts';

/** Everything that the modules give to the application. */
export interface Modules {
  handlers: Partial<Handlers>;
  authenticate: Authenticator;
  /** Ended before the server waits for its connections. */
  streams: NotificationStreams;
  runtime: RuntimeConfig;
  /** @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
  defaultLanguageOf(schoolId: string): Promise<Language>;
}

/** Builds every module from the services. The wiring refuses to start where an operation is missing or too much. */
export async function buildModules(services: Services): Promise<Modules> {
  const signing = await Signing.open(services.database, services.config.publicUrl, services.clock);
  const identity = { ...services, signing };
  const runtime = new RuntimeConfig(services);
  const streams = new NotificationStreams(services);
  const thirdLogin = { ...identity, providers: new ProviderClient(services.config, services.secrets) };
  return {
    handlers: {
      ...authHandlers(identity),
      ...accountHandlers(identity),
      ...profileHandlers(services),
      ...deviceHandlers(services),
      ...bindingHandlers(services),
      ...passwordHandlers(services),
      ...secondFactorHandlers(services),
      ...ownDataHandlers(services),
      ...passkeySignInHandlers(identity),
      ...thirdLoginHandlers(thirdLogin),
      ...ownLinkHandlers(thirdLogin),
      ...keepAliveHandlers(services),
      ...loginSettingsHandlers(thirdLogin),
      ...oauthClientHandlers(services),
      ...authorizeHandlers(identity),
      ...qrLoginHandlers(identity),
      ...shortLinkHandlers(services),
      ...aclHandlers(services),
      ...configHandlers(services, runtime),
      ...bulletinHandlers(services),
      ...footerHandlers(services),
      ...statisticsHandlers(services),
      ...helpHandlers(),
      ...notificationHandlers(services, streams),
      ...schoolHandlers(services),
      ...currentHandlers(services),
      ...standingHandlers(services),
      ...marketHandlers(services),
      ...findingHandlers(services),
      ...unionHandlers(services),
      ...creationHandlers(services),
      ...activeCodeHandlers(services),
      ...agreementHandlers(services),
      ...memberHandlers(services),
      ...invitationHandlers(services),
      ...importHandlers(services),
      ...portalHandlers(services),
      ...resourceHandlers(services),
      ...searchHandlers(services),
      ...categoryHandlers(services),
      ...mallHandlers(services),
      ...mailHandlers(services),
      ...classHandlers(services),
      ...uploadHandlers(services),
      ...feedbackHandlers(services),
      ...inboxHandlers(services),
      ...customerServiceHandlers(services),
      ...moderationHandlers(services),
    },
    authenticate: makeAuthenticator(services, signing),
    streams,
    runtime,
    defaultLanguageOf: async (schoolId) =>
      (await services.database.read({ schoolId }, (tx) => findSchool(tx, schoolId))).default_language,
  };
}
