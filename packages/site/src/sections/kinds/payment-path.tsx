import styles from './payment-path.module.css';

/**
 * One cash-in, followed from the agent through the switch and both lines of the ledger to the
 * customer. It decorates only. Its last frame is its still: received, and balanced.
 */
export function PaymentPath() {
  return (
    <svg className={styles.picture} viewBox="0 -8 576 556" fill="none" strokeWidth="3" aria-hidden>
      <g data-ground="deep">
        <path fill="var(--color-surface)" d="M-999-999H1600V1600H-999Z" />
        <path stroke="var(--color-accent)" d="M220 160H356" />
        <path
          fill="var(--color-surface-raised)"
          stroke="var(--color-brand)"
          d="M240 24H336V196L318 214H240Z"
        />
        <path stroke="var(--color-brand)" d="M268 150H308L298 140M308 170H268L278 180" />
        <text x="288" y="66" fill="var(--color-text)" textAnchor="middle">
          Switch
        </text>
        <g className={styles.postings} fill="var(--color-text)">
          {Object.entries({ Debit: 292, Credit: 346 }).map(([name, y]) => (
            <g key={name}>
              <text x="32" y={y}>
                {name}
              </text>
              <text x="544" y={y} fontSize="40" textAnchor="end">
                25,000.00
              </text>
            </g>
          ))}
          <g>
            <path stroke="var(--color-text)" d="M32 372H544M32 510H544M32 517H544" />
            <text x="32" y="488">
              Balance
            </text>
            <text x="544" y="488" fontSize="120" textAnchor="end">
              <tspan fontSize="24">KES</tspan>
              <tspan dx="24">0.00</tspan>
            </text>
          </g>
        </g>
      </g>
      <path
        fill="var(--color-surface-raised)"
        stroke="var(--color-brand)"
        d="M32 24H220V196L202 214H32ZM356 24H544V196L526 214H356Z"
      />
      <g fill="var(--color-text)">
        <text x="52" y="66">
          Amani Stores
        </text>
        <text x="376" y="66">
          Grace Wanjiru
        </text>
      </g>
      <g fill="var(--color-text-quiet)">
        <text x="52" y="98">
          sends
        </text>
        <text x="376" y="98">
          receives
        </text>
      </g>
      <path fill="var(--color-brand)" d="M52 134H200V174L188 186H52Z" />
      <path stroke="var(--color-on-brand)" d="M114 161 123 170 139 152" />
      <path stroke="var(--color-border)" d="M376 134H524V174L512 186H376Z" />
      <g data-ground="deep" className={styles.token} textAnchor="middle">
        <path
          fill="var(--color-accent)"
          stroke="var(--color-accent)"
          d="M376 134H524V174L512 186H376Z"
        />
        <text x="450" y="168" fill="var(--color-on-accent)">
          KES 25,000
        </text>
      </g>
    </svg>
  );
}
