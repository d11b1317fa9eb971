import styles from './payment-path.module.css';

/**
 * One cash-in, followed from the agent's phone through the switch and both lines of the ledger to
 * the settlement file. It decorates only. Its last frame is its still: landed, and balanced.
 */
export function PaymentPath() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 640 600"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth="4"
      aria-hidden="true"
    >
      <g data-ground="deep">
        <path fill="var(--color-surface)" d="M66-999H640V1600H66Z" />
        <path
          stroke="var(--color-border)"
          d="M188-999V1600M68 382 188 262 226 224H486L524 262H560M188 262 226 300H486L524 262"
        />
        <g className={styles.route} stroke="var(--color-accent)" strokeWidth="5">
          <path d="M68 382 188 262" />
          <path d="M188 262 226 224H486M188 262 226 300H486" />
          <path d="M486 224 524 262 486 300M524 262H560" />
        </g>
        <path fill="var(--color-brand)" d="M158 232H218V280L206 292H158Z" />
        <path stroke="var(--color-on-brand)" d="M170 254H206L197 245M206 271H170L179 280" />
        <g fill="var(--color-text-quiet)">
          <text x="232" y="212">
            Debit
          </text>
          <text x="232" y="288">
            Credit
          </text>
          <text x="232" y="420">
            Balance
          </text>
        </g>
        <g className={styles.amounts} fill="var(--color-text)" fontSize="40" textAnchor="end">
          <text x="482" y="212">
            25,000.00
          </text>
          <text x="482" y="288">
            25,000.00
          </text>
          <g className={styles.balance} fontSize="92">
            <text x="484" y="420">
              0.00
            </text>
            <path stroke="var(--color-text)" d="M232 438H482M232 446H482" />
          </g>
        </g>
      </g>
      <path
        fill="var(--color-surface-raised)"
        stroke="var(--color-brand)"
        d="M540 186H660V460H540ZM26 156H106A16 16 0 0 1 122 172V420L98 444H26A16 16 0 0 1 10 428V172A16 16 0 0 1 26 156Z"
      />
      <path
        stroke="var(--color-border)"
        strokeWidth="10"
        d="M556 216H640M556 306H640M556 356H640M556 406H640M54 176H78M28 290H92"
      />
      <g fill="var(--color-text-quiet)">
        <text x="28" y="216">
          Cash in
        </text>
        <text x="28" y="250" fill="var(--color-text)" fontSize="24">
          25,000
        </text>
      </g>
      <path fill="var(--color-brand)" d="M28 362H104V394L92 406H28Z" />
      <path stroke="var(--color-on-brand)" d="M53 384 62 393 78 375" />
      <g data-ground="deep" className={styles.token} fill="var(--color-accent)" textAnchor="middle">
        <path d="M548 244H632V270L622 280H548Z" />
        <text x="590" y="270" fill="var(--color-on-accent)" fontSize="21">
          25,000
        </text>
      </g>
    </svg>
  );
}
