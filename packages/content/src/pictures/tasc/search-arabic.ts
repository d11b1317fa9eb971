import { avatar, button, card, chip, chipWidth } from '../kit/controls.ts';
import { tabBar } from '../kit/navigation.ts';
import { phone } from '../kit/frames.ts';
import { icon } from '../kit/icons.ts';
import { rect, text } from '../kit/shapes.ts';

const jobs = [
  ['محاسب أول', 'مجموعة الواحة · أبوظبي', '14,000 درهم', 'اليوم', 'و'],
  ['محلل مالي', 'مصرف السدرة · دبي', '21,000 درهم', 'أمس', 'س'],
  ['مدقق داخلي', 'شركة المرسى · العين', '16,800 درهم', 'قبل يومين', 'م'],
] as const;

export function tascSearchArabic(): string {
  return phone(
    {},
    text(366, 100, 'ابحث عن وظيفتك', { size: 26, weight: 700, rightToLeft: true }),
    rect(16, 124, 358, 56, { radius: 16, fill: 'card', stroke: 'edge', width: 1 }),
    icon('search', 330, 140, 'quiet'),
    text(318, 158, 'محاسب', { size: 17, rightToLeft: true }),
    rect(24, 132, 40, 40, { radius: 11, fill: 'brand' }),
    icon('filter', 34, 142, 'onBrand', 20),
    filters(),
    text(366, 274, '48 وظيفة', { size: 17, weight: 700, rightToLeft: true }),
    text(24, 274, 'الأحدث أولًا', { size: 14, fill: 'brandText' }),
    ...jobs.map(job),
    tabBar(
      [
        ['حسابي', 'user'],
        ['طلباتي', 'file'],
        ['المحفوظة', 'heart'],
        ['بحث', 'search'],
      ],
      3,
    ),
  );
}

function filters(): string {
  let right = 374;
  return ['أبوظبي ودبي', 'دوام كامل', 'عن بُعد']
    .map((label, index) => {
      const drawn = chip([right, 200], label, index === 2 ? 'plain' : 'soft', 'end');
      right -= chipWidth(label) + 8;
      return drawn;
    })
    .join('');
}

function job([title, where, pay, posted, letter]: (typeof jobs)[number], index: number): string {
  const y = 294 + index * 150;
  return (
    card(16, y, 358, 138) +
    avatar([334, y + 40, 22], letter, index === 1 ? 'plain' : 'soft') +
    text(300, y + 36, title, { size: 18, weight: 700, rightToLeft: true }) +
    text(300, y + 60, where, { size: 14, fill: 'quiet', rightToLeft: true }) +
    icon('heart', 32, y + 22, index === 0 ? 'accent' : 'quiet') +
    text(354, y + 98, pay, { size: 17, weight: 600, rightToLeft: true }) +
    text(354, y + 120, posted, { size: 13, fill: 'quiet', rightToLeft: true }) +
    button([32, y + 82, 104, 40], 'قدّم', index === 0 ? 'accent' : 'soft')
  );
}
