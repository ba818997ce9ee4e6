import { portalFrameQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MANAGE_TITLES } from '../features/manage/titles.ts';
import { useApi } from '../app/services.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { SignInPage } from '../features/manage/sign-in/sign-in-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/manage/$schoolId/sign-in')({
  staticData: { title: MANAGE_TITLES['sign-in'] },
  loader: async ({ context: { api, queryClient, language: lang }, params: { schoolId } }) => {
    // On demand, so that no other page carries it.
    const { loadSignIn } = await import('../features/manage/load-manage.ts');
    await loadSignIn({ api, queryClient, lang, schoolId });
  },
  component: Page,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(portalFrameQuery(useApi(), { schoolId, lang: useLanguage() }));
  return <SignInPage key={schoolId} schoolId={schoolId} schoolName={data.school.name} />;
}
