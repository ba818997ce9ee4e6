import '@stoa/ui/theme';
import '@stoa/ui/theme/fonts-latin';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { firstLanguage, LanguageStore } from './i18n/language-store.ts';
import { firstTheme } from './app/first-theme.ts';

document.documentElement.dataset.theme = firstTheme();
const language = new LanguageStore(firstLanguage());
await language.start();
createRoot(document.getElementById('root') as HTMLElement).render(<App language={language} />);
