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
      aria-hidden="true"
    >
      <g data-ground="deep">
        <path className={styles.slab} d="M66-999H640V1600H66Z" />
        <path
          className={styles.rails}
          d="M188-999V1600M68-60 188 60M68 20 188 140M188 384 68 504M188 464 68 584M68 382 188 262 226 224H486L524 262H560M188 262 226 300H486L524 262"
        />
        <path className={styles.rows} d="M264-980V94M448-980V94M264 504V1600M448 504V1600" />
        <g className={styles.route}>
          <path d="M68 382 188 262" />
          <path d="M188 262 226 224H486M188 262 226 300H486" />
          <path d="M486 224 524 262 486 300M524 262H560" />
        </g>
        <path className={styles.node} d="M158 232H218V280L206 292H158Z" />
        <path className={styles.sign} d="M170 254H206L197 245M206 271H170L179 280" />
        <g className={styles.labels}>
          <text x="232" y="168">
            Ledger
          </text>
          <text x="232" y="212">
            Debit
          </text>
          <text x="232" y="288">
            Credit
          </text>
          <text x="232" y="420">
            Balance
          </text>
          <text x="198" y="324">
            Switch
          </text>
          <text x="540" y="168">
            Settlement
          </text>
        </g>
        <g className={styles.amounts}>
          <text x="482" y="212">
            25,000.00
          </text>
          <text x="482" y="288">
            25,000.00
          </text>
          <g className={styles.balance}>
            <text x="484" y="420">
              0.00
            </text>
            <path d="M232 438H482M232 446H482" />
          </g>
        </g>
      </g>
      <path
        className={styles.paper}
        d="M540 186H660V460H540ZM26 156H106A16 16 0 0 1 122 172V420L98 444H26A16 16 0 0 1 10 428V172A16 16 0 0 1 26 156Z"
      />
      <path
        className={styles.bars}
        d="M556 210H608M556 230H640M556 296H640M556 316H622M556 352H640M556 372H602M556 408H640M556 428H616M54 176H78M28 284H92M28 308H72"
      />
      <g className={styles.labels}>
        <text x="28" y="216">
          Cash in
        </text>
        <text x="28" y="250" className={styles.sum}>
          25,000
        </text>
      </g>
      <path className={styles.node} d="M28 362H104V394L92 406H28Z" />
      <path className={styles.sign} d="M53 384 62 393 78 375" />
      <g data-ground="deep" className={styles.token}>
        <path d="M548 244H632V270L622 280H548Z" />
        <text x="590" y="270">
          25,000
        </text>
      </g>
    </svg>
  );
}
