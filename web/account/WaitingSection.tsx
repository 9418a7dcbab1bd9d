import css from './AccountFrame.module.css';

/**
 * Stands for a section that is being read. What comes after it is shown once it is there, so that nothing that can be
 * seen is pushed down.
 */
export const WaitingSection = () => <div className={css.waiting} />;
