import { avatar, badge, button, card, chip, chipWidth, rule } from '../kit/controls.ts';
import { browser } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import type { IconName } from '../kit/icons.ts';
import { circle, text } from '../kit/shapes.ts';
import { tascHeaderArabic } from './header.ts';

const duties = [
  'قيادة فريق من خمسة مهندسين',
  'تصميم واجهات برمجية يعتمد عليها الشركاء',
  'مراجعة الشيفرة وتحسين الأداء',
];

const requirements = [
  'خبرة سبع سنوات في تطوير الويب',
  'إتقان العربية والإنجليزية',
  'معرفة جيدة بالخدمات السحابية',
];

const facts: readonly (readonly [IconName, string, string])[] = [
  ['wallet', 'الراتب الشهري', '22,000 درهم'],
  ['pin', 'مكان العمل', 'دبي، الإمارات'],
  ['clock', 'نوع العقد', 'دوام كامل'],
  ['calendar', 'آخر موعد', '30 أبريل'],
];

const similar = [
  ['مهندس واجهات أمامية', 'مصرف السدرة'],
  ['مهندس بيانات', 'مجموعة الواحة'],
  ['قائد فريق تقني', 'قمر للخدمات'],
] as const;

export function tascJobArabic(): string {
  return browser(
    { address: 'jobs.tasc.example/ar/job/48213' },
    tascHeaderArabic,
    heading(),
    section('المهام', duties, 1232),
    section('المتطلبات', requirements, 800),
    about(),
    aside(),
  );
}

function heading(): string {
  const labels = ['عمل هجين', 'دوام كامل', 'خبير'];
  let right = 1116;
  const pills = labels.map((label) => {
    const drawn = chip([right, 224], label, 'soft', 'end');
    right -= chipWidth(label) + 8;
    return drawn;
  });
  return (
    avatar([1192, 152, 40], 'م', 'brand') +
    text(1116, 144, 'مهندس برمجيات أول', { size: 32, weight: 700, rightToLeft: true }) +
    text(1116, 184, 'شركة المرسى للتقنية · نُشرت قبل يومين', {
      size: 17,
      fill: 'quiet',
      rightToLeft: true,
    }) +
    pills.join('') +
    rule(456, 1232, 288)
  );
}

function section(title: string, lines: readonly string[], right: number): string {
  const items = lines.map(
    (item, index) =>
      circle(right - 10, 384 + index * 40, 4, { fill: 'accent' }) +
      text(right - 28, 390 + index * 40, item, { size: 17, rightToLeft: true }),
  );
  return text(right, 340, title, { size: 20, weight: 700, rightToLeft: true }) + items.join('');
}

function about(): string {
  const steps = ['مكالمة تعارف', 'اختبار عملي', 'مقابلة الفريق', 'عرض العمل'].map((step, index) => {
    const middle = 1152 - index * 200;
    return (
      (index === 0 ? '' : rule(middle + 28, middle + 172, 640)) +
      avatar([middle, 640, 20], String(index + 1), index === 0 ? 'brand' : 'soft') +
      text(middle, 688, step, { size: 16, anchor: 'middle' })
    );
  });
  return (
    rule(456, 1232, 508) +
    text(1232, 556, 'عن الشركة', { size: 20, weight: 700, rightToLeft: true }) +
    text(1232, 592, 'تبني المرسى أنظمة حجز ودفع لأكثر من أربعين جهة في الخليج.', {
      size: 17,
      fill: 'quiet',
      rightToLeft: true,
    }) +
    steps.join('')
  );
}

function aside(): string {
  const rows = facts.map(([name, label, value], index) => {
    const y = 112 + index * 60;
    return (
      badge([344, y, 40], name) +
      text(372 - 44, y + 16, label, { size: 14, fill: 'quiet', rightToLeft: true }) +
      text(372 - 44, y + 38, value, { size: 16, weight: 600, rightToLeft: true })
    );
  });
  const others = similar.map(([title, company], index) => {
    const y = 540 + index * 64;
    return (
      (index === 0 ? '' : rule(72, 384, y - 18)) +
      text(384, y + 8, title, { size: 16, weight: 600, rightToLeft: true }) +
      text(384, y + 32, company, { size: 14, fill: 'quiet', rightToLeft: true }) +
      icon('left', 72, y, 'quiet', 20)
    );
  });
  return (
    card(48, 88, 360, 376) +
    rows.join('') +
    button([72, 364, 312, 52], 'قدّم الآن', 'accent') +
    text(228, 444, 'تقدّم 36 شخصًا حتى الآن', { size: 14, fill: 'quiet', anchor: 'middle' }) +
    text(384, 504, 'وظائف مشابهة', { size: 18, weight: 700, rightToLeft: true }) +
    others.join('')
  );
}
