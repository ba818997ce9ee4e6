import type { MessageDescriptor } from '@lingui/core';
import type { SiteTemplateName, StoredBlock, StoredResourceBlock } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import { placeUrl } from '../../core/pages/site.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';

const MESSAGES = {
  welcome: /*i18n*/ { id: 'newSchool.welcome', message: 'Welcome! Here is where you learn with us.' },
  start: /*i18n*/ { id: 'newSchool.start', message: 'Explore' },
  classes: /*i18n*/ { id: 'newSchool.classes', message: 'Classes' },
  courses: /*i18n*/ { id: 'newSchool.courses', message: 'Courses' },
  reading: /*i18n*/ { id: 'newSchool.knowledge', message: 'Worth reading' },
  lives: /*i18n*/ { id: 'newSchool.lives', message: 'Live sessions' },
  learners: /*i18n*/ { id: 'template.learners', message: 'Learners' },
  lessons: /*i18n*/ { id: 'template.lessons', message: 'Lessons' },
  languages: /*i18n*/ { id: 'template.languages', message: 'Languages' },
  active: /*i18n*/ { id: 'template.active', message: 'Most active this month' },
  aboutTitle: /*i18n*/ { id: 'template.aboutTitle', message: 'About us' },
  aboutLead: /*i18n*/ { id: 'template.aboutLead', message: 'Who we are, what we teach and how we teach it.' },
  storyTitle: /*i18n*/ { id: 'template.storyTitle', message: 'Our story' },
  story: /*i18n*/ {
    id: 'template.story',
    message:
      'Tell in a few sentences how your school began, whom it is for and what people can do after they have learned here.',
  },
  approachTitle: /*i18n*/ { id: 'template.approachTitle', message: 'How we teach' },
  approach: /*i18n*/ {
    id: 'template.approach',
    message:
      'Describe what a week with you looks like: lessons, practice, live sessions and the people who help.',
  },
  schools: /*i18n*/ { id: 'template.schools', message: 'Our schools' },
  coursesTitle: /*i18n*/ { id: 'template.coursesTitle', message: 'Find your course' },
  coursesLead: /*i18n*/ {
    id: 'template.coursesLead',
    message: 'Learn at your own pace, or join a class that begins soon.',
  },
  popular: /*i18n*/ { id: 'template.popular', message: 'Popular courses' },
  newest: /*i18n*/ { id: 'template.newest', message: 'New courses' },
  soon: /*i18n*/ { id: 'template.soon', message: 'Classes that you can join' },
  exams: /*i18n*/ { id: 'template.exams', message: 'Test what you know' },
  seeCourses: /*i18n*/ { id: 'template.seeCourses', message: 'See all courses' },
  eventsTitle: /*i18n*/ { id: 'template.eventsTitle', message: 'Meet us live' },
  eventsLead: /*i18n*/ {
    id: 'template.eventsLead',
    message: 'Live sessions and classes: bring your questions.',
  },
  seeEvents: /*i18n*/ { id: 'template.seeEvents', message: 'See all live sessions' },
  upcoming: /*i18n*/ { id: 'template.upcoming', message: 'Newest live sessions' },
  howTitle: /*i18n*/ { id: 'template.howTitle', message: 'How to take part' },
  how: /*i18n*/ {
    id: 'template.how',
    message: 'Say how people sign up, what they need and where they find the recording afterwards.',
  },
  readTitle: /*i18n*/ { id: 'template.readTitle', message: 'Read and go deeper' },
  readLead: /*i18n*/ { id: 'template.readLead', message: 'Articles by the people who teach here.' },
  seeArticles: /*i18n*/ { id: 'template.seeArticles', message: 'See all articles' },
  mostRead: /*i18n*/ { id: 'template.mostRead', message: 'Most read' },
  latest: /*i18n*/ { id: 'template.latest', message: 'Latest articles' },
  teachersTitle: /*i18n*/ { id: 'template.teachersTitle', message: 'Meet our teachers' },
  teachersLead: /*i18n*/ {
    id: 'template.teachersLead',
    message: 'They explain, answer questions and stay with you until the exam.',
  },
  teachers: /*i18n*/ { id: 'template.teachers', message: 'Who teaches here' },
  newsTitle: /*i18n*/ { id: 'template.newsTitle', message: 'News and dates' },
  newsLead: /*i18n*/ { id: 'template.newsLead', message: 'What is new with us, and what begins soon.' },
  news: /*i18n*/ { id: 'template.news', message: 'News' },
  next: /*i18n*/ { id: 'template.next', message: 'Coming up next' },
  achievementsTitle: /*i18n*/ { id: 'template.achievementsTitle', message: 'What our learners achieve' },
  achievementsLead: /*i18n*/ {
    id: 'template.achievementsLead',
    message: 'Step by step, and further than they thought.',
  },
  badges: /*i18n*/ { id: 'template.badges', message: 'Latest badges' },
  beginTitle: /*i18n*/ { id: 'template.beginTitle', message: 'Ready to begin?' },
  beginText: /*i18n*/ { id: 'template.beginText', message: 'Find a course that fits you, and start today.' },
  stepsTitle: /*i18n*/ { id: 'template.stepsTitle', message: 'How it works' },
  stepFind: /*i18n*/ { id: 'template.stepFind', message: 'Choose a course' },
  stepFindText: /*i18n*/ {
    id: 'template.stepFindText',
    message: 'Look around and find what you want to learn.',
  },
  stepLearn: /*i18n*/ { id: 'template.stepLearn', message: 'Learn at your own pace' },
  stepLearnText: /*i18n*/ {
    id: 'template.stepLearnText',
    message: 'Lessons, exercises and live sessions, whenever you have time.',
  },
  stepShow: /*i18n*/ { id: 'template.stepShow', message: 'Show what you know' },
  stepShowText: /*i18n*/ {
    id: 'template.stepShowText',
    message: 'Take the exam and see how far you have come.',
  },
  questionsTitle: /*i18n*/ { id: 'template.questionsTitle', message: 'Questions and answers' },
  questionLevel: /*i18n*/ { id: 'template.questionLevel', message: 'Do I need any experience?' },
  answerLevel: /*i18n*/ {
    id: 'template.answerLevel',
    message: 'Say here what people should know already, and which course is a good start.',
  },
  questionDevice: /*i18n*/ { id: 'template.questionDevice', message: 'Can I learn on my phone?' },
  answerDevice: /*i18n*/ {
    id: 'template.answerDevice',
    message: 'Yes. Everything works in the browser of your phone, tablet or computer.',
  },
} satisfies Record<string, MessageDescriptor>;
type Word = keyof typeof MESSAGES;

type BlockOf<Type extends StoredBlock['type']> = Extract<StoredBlock, { type: Type }>;
type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A page to begin with; its blocks have ids of their own, so that all of them can be filled at once. */
export interface Template {
  name: SiteTemplateName;
  blocks: StoredBlock[];
}

/** The pages that a new page or the home of a new school begins with, in every language of the portal. Pure. */
export function templates(messages: Messages, school: { id: string; name: Translations }): Template[] {
  const say = (word: Word): Translations =>
    Object.fromEntries(LANGUAGES.map((language) => [language, messages.say(language, MESSAGES[word])]));
  const banner = (
    image: string,
    {
      title,
      text,
      label,
      place,
    }: { title: Translations; text: Word; label: Word; place: Parameters<typeof placeUrl>[1] },
  ): Unnamed<BlockOf<'banner'>> => ({
    type: 'banner',
    slides: [
      {
        title,
        text: say(text),
        image: `/media/seed/banners/${image}.svg`,
        action: { label: say(label), url: placeUrl(school.id, place) },
      },
    ],
  });
  const list = (
    type: StoredResourceBlock['type'],
    title: Word,
    { sort = '0', limit = 8 }: { sort?: '0' | '1'; limit?: number } = {},
  ): Unnamed<StoredResourceBlock> => ({ type, title: say(title), perLine: 4, limit, source: { sort } });
  const figures: Unnamed<BlockOf<'figures'>> = {
    type: 'figures',
    items: [
      { kind: 'learners', label: say('learners') },
      { kind: 'classes', label: say('classes') },
      { kind: 'lessons', label: say('lessons') },
      { kind: 'languages', label: say('languages') },
    ],
  };
  const text = (title: Word, word: Word): Unnamed<BlockOf<'richText'>> => ({
    type: 'richText',
    title: say(title),
    body: Object.fromEntries(
      LANGUAGES.map((language: Language) => [language, paragraph(messages.say(language, MESSAGES[word]))]),
    ),
  });
  const begin: Unnamed<BlockOf<'callToAction'>> = {
    type: 'callToAction',
    title: say('beginTitle'),
    text: say('beginText'),
    tone: 'primary',
    action: { label: say('seeCourses'), url: placeUrl(school.id, 'courses') },
  };
  const steps: Unnamed<BlockOf<'steps'>> = {
    type: 'steps',
    title: say('stepsTitle'),
    items: [
      { title: say('stepFind'), text: say('stepFindText') },
      { title: say('stepLearn'), text: say('stepLearnText') },
      { title: say('stepShow'), text: say('stepShowText') },
    ],
  };
  const questions: Unnamed<BlockOf<'questions'>> = {
    type: 'questions',
    title: say('questionsTitle'),
    items: [
      { question: say('questionLevel'), answer: say('answerLevel') },
      { question: say('questionDevice'), answer: say('answerDevice') },
    ],
  };
  const leaders: Unnamed<BlockOf<'leaderboard'>> = {
    type: 'leaderboard',
    title: say('active'),
    period: 2,
    limit: 10,
  };
  const schools: Unnamed<BlockOf<'subSchools'>> = { type: 'subSchools', title: say('schools'), perLine: 4 };
  const pages: Record<SiteTemplateName, Unnamed<StoredBlock>[]> = {
    welcome: [
      banner('porch', { title: school.name, text: 'welcome', label: 'start', place: 'search' }),
      figures,
      list('classes', 'soon'),
      list('courses', 'popular', { sort: '1' }),
      steps,
      list('knowledge', 'reading', { limit: 4 }),
      leaders,
      begin,
    ],
    about: [
      banner('manuscript', { title: say('aboutTitle'), text: 'aboutLead', label: 'start', place: 'home' }),
      text('storyTitle', 'story'),
      figures,
      text('approachTitle', 'approach'),
      schools,
      begin,
    ],
    courses: [
      banner('lesson', {
        title: say('coursesTitle'),
        text: 'coursesLead',
        label: 'seeCourses',
        place: 'courses',
      }),
      list('courses', 'popular', { sort: '1' }),
      list('classes', 'soon'),
      list('courses', 'newest', { limit: 4 }),
      list('exams', 'exams', { limit: 4 }),
      questions,
    ],
    events: [
      banner('astrolabe', {
        title: say('eventsTitle'),
        text: 'eventsLead',
        label: 'seeEvents',
        place: 'lives',
      }),
      list('lives', 'upcoming'),
      text('howTitle', 'how'),
      list('classes', 'soon', { limit: 4 }),
      questions,
    ],
    knowledge: [
      banner('map', { title: say('readTitle'), text: 'readLead', label: 'seeArticles', place: 'knowledge' }),
      list('knowledge', 'mostRead', { sort: '1', limit: 4 }),
      list('knowledge', 'latest'),
      leaders,
    ],
    teachers: [
      banner('workshop', {
        title: say('teachersTitle'),
        text: 'teachersLead',
        label: 'seeCourses',
        place: 'courses',
      }),
      { type: 'teachers', title: say('teachers'), perLine: 4, limit: 12 },
      text('approachTitle', 'approach'),
      list('lives', 'upcoming', { limit: 4 }),
      begin,
    ],
    news: [
      banner('delivery', { title: say('newsTitle'), text: 'newsLead', label: 'seeEvents', place: 'lives' }),
      { type: 'bulletins', title: say('news'), limit: 10 },
      { type: 'whatsNext', title: say('next'), perLine: 4, limit: 8 },
      list('courses', 'newest', { limit: 4 }),
      list('knowledge', 'latest', { limit: 4 }),
    ],
    achievements: [
      banner('market', {
        title: say('achievementsTitle'),
        text: 'achievementsLead',
        label: 'start',
        place: 'search',
      }),
      figures,
      { type: 'honours', title: say('badges'), cards: [], badges: { limit: 8 } },
      leaders,
      list('exams', 'exams', { limit: 4 }),
      begin,
    ],
  };
  return (Object.keys(pages) as SiteTemplateName[]).map((name) => ({
    name,
    blocks: pages[name].map((block, index) => ({ id: `${name}-${index + 1}`, ...block }) as StoredBlock),
  }));
}

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
