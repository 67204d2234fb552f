/** The chef's hat with a leaf of basil. Decoration: the title beside it says the name. */
export function ChefIcon() {
  return (
    <svg className="chef-icon" viewBox="0 0 64 64" aria-hidden="true">
      <path
        className="chef-icon-hat"
        d="M17 39.5A12.5 12.5 0 0 1 16 14.6a16.5 16.5 0 0 1 32 0A12.5 12.5 0 0 1 47 39.5V55a2.5 2.5 0 0 1-2.5 2.5h-25A2.5 2.5 0 0 1 17 55Z"
      />
      <path d="M17 49h30" />
      <path className="chef-icon-leaf" d="M32 44.5C22 39 20.5 26.5 30.5 15.5 42 25 43 38 32 44.5Z" />
      <path
        className="chef-icon-vein"
        d="M32 44.5C31.5 37 31 30 30.7 23m1 14.5 4.5-4m-4.8-1.5-4.3-3.6m4-1.5 3.6-3.4"
      />
    </svg>
  )
}
