import { useLocale } from 'react-aria-components/I18nProvider';
import type { StoryLocale } from './locales.ts';
import { plainLocale } from './locale-of.ts';
import { pseudoTransform } from './pseudo.ts';

export interface Sample {
  /** Of a course. */
  title: string;
  sentence: string;
  /** A short label of a button. */
  action: string;
  /** Of a field. */
  label: string;
  person: string;
}

/** Text for stories in each language, so that a story changes with the toolbar. */
export const samples: Record<StoryLocale, Sample> = {
  'en-US': {
    title: 'The craft of planning a project',
    sentence: 'Small steps, finished one after another, carry a project further than a perfect plan.',
    action: 'Join the class',
    label: 'Your name',
    person: 'Amelia Hart',
  },
  'zh-CN': {
    title: '项目规划的方法与实践',
    sentence: '把大目标拆成能完成的小步骤，比一份完美的计划走得更远。',
    action: '加入班级',
    label: '您的姓名',
    person: '李思远',
  },
  'es-ES': {
    title: 'El arte de planificar un proyecto',
    sentence: 'Los pasos pequeños, terminados uno tras otro, llevan más lejos que un plan perfecto.',
    action: 'Unirse a la clase',
    label: 'Su nombre',
    person: 'Lucía Fernández',
  },
  'ru-RU': {
    title: 'Искусство планирования проекта',
    sentence: 'Небольшие шаги, завершённые один за другим, ведут дальше, чем безупречный план.',
    action: 'Записаться в класс',
    label: 'Ваше имя',
    person: 'Екатерина Соколова',
  },
  'ar-SA': {
    title: 'فن تخطيط المشروعات',
    sentence: 'الخطوات الصغيرة المكتملة واحدةً بعد أخرى تمضي بالمشروع أبعد من خطة مثالية.',
    action: 'الانضمام إلى الصف',
    label: 'الاسم الكامل',
    person: 'ليلى الحربي',
  },
  'pl-PL': {
    title: 'Sztuka planowania projektu',
    sentence: 'Małe kroki, kończone jeden po drugim, prowadzą dalej niż doskonały plan.',
    action: 'Dołącz do klasy',
    label: 'Imię i nazwisko',
    person: 'Zofia Wiśniewska',
  },
  'de-DE': {
    title: 'Die Kunst der Projektplanung',
    sentence:
      'Kleine Schritte, einer nach dem anderen abgeschlossen, tragen weiter als ein vollkommener Plan.',
    action: 'Am Kurs teilnehmen',
    label: 'Vor- und Nachname',
    person: 'Johanna Schröder',
  },
  'tr-TR': {
    title: 'Proje planlamanın incelikleri',
    sentence: 'Birbiri ardına tamamlanan küçük adımlar, kusursuz bir plandan daha ileri götürür.',
    action: 'Sınıfa katıl',
    label: 'Adınız',
    person: 'İpek Yıldırım',
  },
  'fr-FR': {
    title: 'L’art de planifier un projet',
    sentence: 'De petits pas, achevés l’un après l’autre, mènent plus loin qu’un plan parfait.',
    action: 'Rejoindre la classe',
    label: 'Votre nom',
    person: 'Hélène Lefèvre',
  },
  'ja-JP': {
    title: 'プロジェクト計画の技法',
    sentence: '小さな一歩を一つずつ終えることが、完璧な計画よりも遠くへ導きます。',
    action: 'クラスに参加',
    label: 'お名前',
    person: '佐藤 美咲',
  },
  'ko-KR': {
    title: '프로젝트 계획의 기술',
    sentence: '하나씩 끝낸 작은 걸음이 완벽한 계획보다 더 멀리 데려다줍니다.',
    action: '수업 참여하기',
    label: '이름',
    person: '김서연',
  },
  'pt-BR': {
    title: 'A arte de planejar um projeto',
    sentence: 'Passos pequenos, concluídos um após o outro, levam mais longe do que um plano perfeito.',
    action: 'Entrar na turma',
    label: 'Seu nome',
    person: 'Mariana Conceição',
  },
};

/** The sample in the language of the toolbar, or spoiled on purpose in a pseudo-locale. */
export function useSample(): Sample {
  const { locale } = useLocale();
  return sampleOf(locale);
}

/** The sample in a language or a pseudo-locale; English where there is none. */
export function sampleOf(locale: string): Sample {
  const plain = plainLocale(locale);
  const sample = samples[plain as StoryLocale];
  if (sample) return sample;
  const spoil = pseudoTransform(plain);
  const entries = Object.entries(samples['en-US']).map(([key, text]) => [key, spoil(text)]);
  return Object.fromEntries(entries) as unknown as Sample;
}

/** Content that breaks layouts: every component that shows people's text has a story with it. */
export const stress = {
  oneLetter: 'A',
  sixty: 'A title of sixty letters, as long as a card was designed for',
  long: 'A title that goes on and on, well past the sixty letters that a card was designed for, and then some more',
  german: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  word: 'a'.repeat(200),
  mixed: 'محمد 12 - C++ (مستوى 3)',
  hebrew: 'שיעור 42: יסודות C++ (2026)',
  override: 'photo\u202egnp.exe',
  // Without the mark that asks for colours: a font of the machine would draw it.
  emoji: '👨‍👩‍👧‍👦 Family class 🏛',
  markup: '<img src=x onerror=alert(1)> & "quotes"',
} as const;

/** `stress` with nothing at all beside it, for components that must stand an empty text. */
export const hostileTexts: Readonly<Record<keyof typeof stress | 'empty', string>> = { ...stress, empty: '' };
