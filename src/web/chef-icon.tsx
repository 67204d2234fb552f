/** The chef's hat with a sprig of basil. Decoration: the title beside it says the name. */
export function ChefIcon() {
  return (
    <svg className="chef-icon" viewBox="0 0 64 64" aria-hidden="true">
      <path
        className="chef-icon-hat"
        d="M18 38.5A12 12 0 1 1 20.6 15.6a13 13 0 0 1 22.8 0A12 12 0 1 1 46 38.5V55a2 2 0 0 1-2 2H20a2 2 0 0 1-2-2Z"
      />
      <path className="chef-icon-line" d="M18 48.5h28M26 31v8M38 31v8" />
      <path className="chef-icon-leaf" d="M32 44C24.5 39 23.5 29 32 21.5 40.5 29 39.5 39 32 44Z" />
      <path className="chef-icon-vein" d="M32 44V28m0 11 3.6-3.4M32 36l-3.6-3.4" />
    </svg>
  )
}
