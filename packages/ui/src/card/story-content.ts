import { useLocale } from 'react-aria-components/I18nProvider';
import { plainLocale } from '../../.storybook/locale-of.ts';
import { sampleOf } from '../../.storybook/samples.ts';
import type { StoryLocale } from '../../.storybook/locales.ts';
import type { ResourceCardProps } from './resource-card.tsx';

type Kind = ResourceCardProps['kind'];

interface StoryTexts {
  kinds: Record<Kind, string>;
  titles: readonly string[];
  summary: string;
  vip: string;
  free: string;
  lessons: string;
  minutes: string;
  learners: string;
  progress: string;
  live: string;
  people: readonly string[];
  role: string;
  honour: string;
  school: string;
  price: string;
}

const english: StoryTexts = {
  kinds: {
    course: 'Course',
    class: 'Class',
    exam: 'Exam',
    knowledge: 'Article',
    live: 'Live',
    topic: 'Topic',
    learningMap: 'Learning map',
    goods: 'Goods',
  },
  titles: [
    'The craft of planning a project',
    'Estimating with ranges instead of wishes',
    'Why the sky is blue, and the sunset red',
    'Spreadsheets: looking things up without tears',
    'How paper travelled from Samarkand to Fez',
    'The four tones of Mandarin',
    'A premortem workshop',
  ],
  summary:
    'What a plan is for, how to cut it into steps that can be finished, and what to do when the first week proves it wrong.',
  vip: 'VIP',
  free: 'Free',
  lessons: '12 lessons',
  minutes: '3 h 20 min',
  learners: '1.2k learners',
  progress: '7 of 12, about 40 min left',
  live: 'Live now',
  people: [
    'Amelia Hart',
    'Tomasz Wiśniewski',
    '赵敏',
    'ليلى الحربي',
    'Johanna Schröder',
    '佐藤 美咲',
    'Екатерина Соколова',
  ],
  role: 'Teacher of project management',
  honour: 'Finished four classes this month and answered sixty questions of others.',
  school: 'School of the Painted Porch',
  price: '€24.00',
};

const arabic: StoryTexts = {
  kinds: {
    course: 'مقرر',
    class: 'صف',
    exam: 'اختبار',
    knowledge: 'مقالة',
    live: 'بث مباشر',
    topic: 'موضوع',
    learningMap: 'خريطة تعلم',
    goods: 'منتج',
  },
  titles: [
    'فن تخطيط المشروعات',
    'التقدير بالمدى بدل الأمنيات',
    'لماذا السماء زرقاء والغروب أحمر',
    'الجداول الحسابية: البحث عن القيم بلا عناء',
    'كيف سافر الورق من سمرقند إلى فاس',
    'النغمات الأربع في اللغة الصينية',
    'ورشة ما قبل الإخفاق',
  ],
  summary: 'ما الغاية من الخطة، وكيف تُقسَّم إلى خطوات يمكن إنجازها، وماذا نفعل حين يثبت الأسبوع الأول خطأها.',
  vip: 'مميز',
  free: 'مجاني',
  lessons: '12 درسًا',
  minutes: '3 ساعات و20 دقيقة',
  learners: '1.2 ألف متعلم',
  progress: '7 من 12، بقي نحو 40 دقيقة',
  live: 'مباشر الآن',
  people: english.people,
  role: 'معلمة إدارة المشروعات',
  honour: 'أنهت أربعة صفوف هذا الشهر وأجابت عن ستين سؤالًا لزملائها.',
  school: 'مدرسة الرواق الملوّن',
  price: '24.00 €',
};

const chinese: StoryTexts = {
  kinds: {
    course: '课程',
    class: '班级',
    exam: '考试',
    knowledge: '知识',
    live: '直播',
    topic: '专题',
    learningMap: '学习地图',
    goods: '商品',
  },
  titles: [
    '项目规划的方法与实践',
    '用区间而不是愿望来估算',
    '天空为什么是蓝色的',
    '电子表格：轻松查找数据',
    '纸张如何从撒马尔罕传到非斯',
    '普通话的四个声调',
    '事前验尸工作坊',
  ],
  summary: '计划有什么用，怎样把它拆成能完成的小步骤，以及第一周就证明它错了的时候该怎么办。',
  vip: '会员',
  free: '免费',
  lessons: '12 课时',
  minutes: '3 小时 20 分钟',
  learners: '1.2k 人学习',
  progress: '已完成 7/12，约剩 40 分钟',
  live: '正在直播',
  people: english.people,
  role: '项目管理教师',
  honour: '本月学完四个班级，并回答了六十个问题。',
  school: '彩绘柱廊学校',
  price: '¥168.00',
};

const words: Partial<Record<StoryLocale, StoryTexts>> = {
  'en-US': english,
  'ar-SA': arabic,
  'zh-CN': chinese,
};

/** Words for stories of cards, navigation and media: whole in three languages, titles at least in all twelve. */
export function useStoryTexts(): StoryTexts {
  const locale = plainLocale(useLocale().locale) as StoryLocale;
  const sample = sampleOf(locale);
  return (
    words[locale] ?? {
      ...english,
      titles: [sample.title, sample.sentence, sample.title],
      summary: sample.sentence,
    }
  );
}

/** The covers stories use: drawn here, so that stories need no network. */
export function coverOf(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"><rect width="720" height="480" fill="hsl(${hue} 45% 88%)"/><g fill="hsl(${hue} 50% 42%)"><rect x="80" y="120" width="300" height="56" rx="12"/><rect x="220" y="212" width="360" height="56" rx="12" opacity=".7"/><rect x="380" y="304" width="240" height="56" rx="12" opacity=".45"/></g><circle cx="600" cy="120" r="52" fill="hsl(${hue + 150} 60% 58%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Cards of all kinds. */
export function useStoryCards(): ResourceCardProps[] {
  const text = useStoryTexts();
  const kinds: Kind[] = ['class', 'course', 'knowledge', 'exam', 'live', 'topic', 'goods'];
  return kinds.map((kind, index) => ({
    id: `17000000000000001${index}`,
    href: `/portal/1700000000000000001/resource/${index}`,
    kind,
    kindLabel: text.kinds[kind],
    title: text.titles[index % text.titles.length] ?? '',
    summary: text.summary,
    imageSrc: index % 3 === 2 ? null : coverOf(index * 67),
    badges:
      index === 0
        ? [{ id: 'vip', label: text.vip, tone: 'ochre' }]
        : index === 3
          ? [{ id: 'free', label: text.free }]
          : [],
    meta: [
      { id: 'lessons', content: text.lessons },
      { id: 'learners', content: text.learners },
    ],
    progress: index === 0 ? { value: 7 / 12, label: text.titles[0] ?? '', text: text.progress } : undefined,
    price: kind === 'goods' ? text.price : undefined,
  }));
}
